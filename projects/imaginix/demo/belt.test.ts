import { expect, test } from 'vitest';

import { layOutBelt } from './draw-belt';
import { SPACE } from './hand';

/** As high as a thumb needs. */
const TOOL_PX = 44;

test.each([328, 360, 390, 600])(
  'on a stage of %i px the tools lie below the canvas and above the names',
  (width) => {
    const { toolsY, skipY, bar, queue, sheet, height } = layOutBelt(
      width,
      true,
      SPACE.width / SPACE.height,
    );
    expect(Math.min(toolsY, skipY)).toBeGreaterThanOrEqual(0);
    expect(Math.max(toolsY, skipY) + TOOL_PX).toBeLessThanOrEqual(bar.labelY);
    expect(queue.labelY).toBe(bar.labelY);
    expect(bar.y + sheet.height).toBeLessThan(height);
  },
);
