import { Bar } from '@/ui/diagram/Bar';
import { Text } from '@/ui/diagram/Text';

import { Effect } from './effect/Effect';

const WIDTH = 150;
const LINES = [WIDTH, 132, 140, 96];
const SIDES = [
  { name: 'By style sheet', x: 8, className: 'effect-waits' },
  { name: 'By script', x: 182, className: undefined },
];

/** A page whose text is hidden until a script shows it, and one that only a script may hide. */
export function LateText() {
  return (
    <Effect
      height={166}
      alt="Two pages that load a script. In the left one the style sheet hides the text, and it appears when the script has loaded. In the right one the text is there from the start."
      caption="What hides the text before it fades in. The bar below each page is a slow script. If it never loads, the left page stays empty."
    >
      {SIDES.map(({ name, x, className }) => (
        <g key={name}>
          <Text look="label" x={x} y={20} anchor="start" text={name} />
          <g className={className}>
            {LINES.map((width, line) => (
              <Bar
                key={width}
                x={x}
                y={line === 0 ? 38 : 50 + line * 20}
                width={width}
                height={line === 0 ? 20 : 10}
                radius={3}
              />
            ))}
          </g>
          <g className="effect-script">
            <Bar x={x} y={146} width={WIDTH} height={6} radius={3} tone="accent" />
          </g>
        </g>
      ))}
    </Effect>
  );
}
