import { expect, test } from 'vitest';

import { accentFor } from '../../tooling/sleeves/accent';
import { listSleeves } from '../../tooling/sleeves/list-sleeves';

const series = await listSleeves();

test.each(['light', 'dark'] as const)('no two sleeves share an accent in the %s theme', (theme) => {
  const accents = [...series.values()].map(
    ({ palette }) => accentFor(palette.accent[theme], theme, 'title').accent,
  );
  expect(new Set(accents).size).toBe(series.size);
});
