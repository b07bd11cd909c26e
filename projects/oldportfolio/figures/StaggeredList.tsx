import { Bar } from '@/ui/diagram/Bar';
import { Text } from '@/ui/diagram/Text';

import { Effect } from './effect/Effect';

const COUNT = 12;
const ROWS = [
  { name: '0.15 s apart: all there at 2.25 s', y: 22, className: 'effect-even' },
  { name: '0.45 s to share: all there at 1.05 s', y: 104, className: 'effect-budget' },
];

/** Twelve projects that fade in one after the other, at two speeds. */
export function StaggeredList() {
  return (
    <Effect
      height={170}
      alt="Two rows of twelve projects that fade in one after the other. In the first row each starts 0.15 s after the one before, and the last can be read at 2.25 s. In the second all starts share 0.45 s, and the last can be read at 1.05 s."
      caption="The same fade of 0.6 s for twelve projects. Only the gap between two starts differs."
    >
      {ROWS.map(({ name, y, className }) => (
        <g key={name}>
          <Text look="label" x={8} y={y} anchor="start" text={name} />
          <g>
            {Array.from({ length: COUNT }, (_, index) => (
              <g key={index} className={className}>
                <Bar x={8 + index * 27} y={y + 16} width={22} height={34} tone="accent" />
              </g>
            ))}
          </g>
        </g>
      ))}
    </Effect>
  );
}
