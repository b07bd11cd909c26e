import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { composeSleeve } from './compose.ts';
import { defaultSleeve } from './default-sleeve.ts';
import { composeStylesheet } from './stylesheet.ts';

const slugs = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/);
const wishes = { title: 'My idea', track: 'A1' };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('every slug gets a sleeve that loops, moves and can be read', () => {
  fc.assert(
    fc.property(slugs, (slug) => {
      const sleeve = defaultSleeve({ ...wishes, slug });
      expect(composeSleeve(sleeve, 1)).toBe(composeSleeve(sleeve, 0));
      expect(composeSleeve(sleeve, 0.4)).not.toBe(composeSleeve(sleeve, 0));
      expect(composeSleeve(sleeve, 0.37)).not.toMatch(/NaN|Infinity|undefined/);
      expect(wcagContrast(sleeve.palette.ink, sleeve.palette.ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each(['საათი', 'Clock שעון', '棋鐘'])(
  'a title in letters that no installed font has, %s, gets a cover without it, and no widths',
  (title) => {
    const sleeve = defaultSleeve({ ...wishes, slug: 'alpha', title });
    expect(composeSleeve(sleeve)).not.toMatch(/NaN|Infinity|undefined/);
    expect(composeStylesheet('alpha', sleeve)).not.toMatch(/NaN|--title/);
  },
);

test('the same slug gets the same sleeve, and others get others', () => {
  const draw = (slug: string) => composeSleeve(defaultSleeve({ ...wishes, slug }));
  expect(draw('alpha')).toBe(draw('alpha'));
  expect(draw('alpha')).not.toBe(draw('beta'));
});

test('any two colours make a sleeve with a readable stylesheet', () => {
  fc.assert(
    fc.property(hex, hex, (ground, figure) => {
      const sleeve = defaultSleeve({ ...wishes, slug: 'alpha', colours: { ground, figure } });
      expect(sleeve.palette).toMatchObject({ ground, figure });
      expect(composeStylesheet('alpha', sleeve)).toContain(`--sleeve-ground: ${ground};`);
    }),
    {
      examples: [
        ['#000000', '#000000'],
        ['#ffffff', '#ffffff'],
      ],
    },
  );
});
