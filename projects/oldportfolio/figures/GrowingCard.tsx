import { Bar } from '@/ui/diagram/Bar';
import { Text } from '@/ui/diagram/Text';

import { Effect } from './effect/Effect';

const PAGE = { width: 150, height: 110 };
const CARD = { width: 30, height: 22 };
const TOP = 40;
const SIDES = [
  { name: 'Grows', x: 8, className: 'effect-grow' },
  { name: 'Appears', x: 182, className: 'effect-appear' },
];

/** The same page twice: once out of its card, once from nowhere. */
export function GrowingCard() {
  return (
    <Effect
      height={164}
      alt="Two drawings of a page over three small cards. In the left one the page grows out of the first card. In the right one it fades in over them."
      caption="The same change of page. On the left you see which card it came from; on the right you have to remember which one you pressed."
    >
      {SIDES.map(({ name, x, className }) => (
        <g key={name}>
          <Text look="label" x={x} y={20} anchor="start" text={name} />
          {[0, 1, 2].map((card) => (
            <Bar key={card} x={x + card * 40} y={TOP + PAGE.height - CARD.height} {...CARD} />
          ))}
          <g className={className}>
            <Bar x={x} y={TOP} {...PAGE} tone="accent" radius={8} />
          </g>
        </g>
      ))}
    </Effect>
  );
}
