import { linearScale } from '@/lib/scale';
import { Bar } from '@/ui/diagram/Bar';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { LIMIT_BYTES } from '../demo/load';
import { settings } from '../demo/settings';

const LIMIT_KB = LIMIT_BYTES / 1_000;
/** As the text has it. */
const PAGE_KB = 70;
const SCRIPT_KB = 3;
const REST_KB = PAGE_KB - SCRIPT_KB;
const BARS = [
  { name: 'Script where it is needed', scriptKb: SCRIPT_KB, y: 36 },
  { name: 'Script for every part, as in the prototype', scriptKb: settings.start.rival, y: 104 },
] as const;
const HEIGHT = 30;
const toX = linearScale(0, 220, 10, 330);

/** A write-up with the script it has, and with as much as a prototype had. */
export function OneWriteUp() {
  return (
    <Figure
      height={168}
      alt={`Two bars. A write-up of ${PAGE_KB} KB, of which ${SCRIPT_KB} are script, stays under the limit of ${LIMIT_KB} KB. The same page with ${settings.start.rival} KB of script weighs ${REST_KB + settings.start.rival} KB and is more than twice over it.`}
      caption="A write-up before Play. Filled is script; the dashed line is the limit for the whole page."
    >
      {BARS.map(({ name, scriptKb, y }) => (
        <g key={name}>
          <Text look="label" x={toX(0)} y={y - 12} anchor="start" text={name} />
          <Bar x={toX(0)} y={y} width={toX(REST_KB) - toX(0)} height={HEIGHT} />
          <Bar
            x={toX(REST_KB)}
            y={y}
            width={toX(scriptKb) - toX(0)}
            height={HEIGHT}
            tone="accent"
          />
          <Text
            look="strong"
            x={toX(REST_KB) - 10}
            y={y + HEIGHT / 2}
            anchor="end"
            text={`${REST_KB + scriptKb} KB`}
          />
          {/* Not through the names. */}
          <Line dash="dashed" points={[toX(LIMIT_KB), y - 6, toX(LIMIT_KB), y + HEIGHT + 6]} />
        </g>
      ))}
      <Text look="label" x={toX(LIMIT_KB)} y={154} text={`${LIMIT_KB} KB`} />
    </Figure>
  );
}
