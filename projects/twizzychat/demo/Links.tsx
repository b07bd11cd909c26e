import type { Side } from './conversation';
import { phoneAt } from './layout';
import type { Layout } from './layout';
import { forBoth } from './network';
import { Mono } from './PhoneScreen';
import type { PlacedRow, Shot } from './shot';

interface Props {
  layout: Layout;
  shot: Shot;
  /** How many rows have moved out at the top of each phone. */
  scrolled: Readonly<Record<Side, number>>;
  colour: string;
  /** Whether everything that died has come all the same. */
  isHealed: boolean;
}

/** One line for each message, from list to list. Crossed: another order. Cut: lost. Two from one bubble: doubled. */
export function Links({ layout, shot, scrolled, colour, isHealed }: Props) {
  const { list, phone, scale, isNarrow, label } = layout;
  const left = phoneAt(layout, 'left', shot.ride);
  const [from, to] = [left.x + phone.width + 7, layout.right.x - 7];
  const rows = forBoth((side) =>
    shot.rows[side].filter(({ message, place }) => {
      const line = place - scrolled[side];
      return message && line > -0.6 && line < list.capacity - 0.4;
    }),
  );
  const yOf = (side: Side, { place }: PlacedRow) =>
    (side === 'left' ? left.y : layout.right.y) +
    list.top +
    (place - scrolled[side]) * list.row +
    list.row / 2 +
    0.5;

  const pairs = rows.left.flatMap((one) =>
    rows.right
      .filter(({ message }) => message?.key === one.message?.key)
      .map((other) => {
        const [y1, y2, middle] = [yOf('left', one), yOf('right', other), (from + to) / 2];
        const isSure = one.state === 'sent' && other.state === 'sent';
        return (
          <path
            key={`${one.id} ${other.id}`}
            d={`M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}`}
            strokeWidth={(isHealed ? 4 : 2.4) * (isNarrow ? 0.75 : scale)}
            opacity={isSure ? 1 : 0.35}
          />
        );
      }),
  );
  const stubs = (['left', 'right'] as const).flatMap((side) =>
    rows[side]
      .filter(({ message, isCopy }) => message && shot.lost.has(message.key) && isCopy !== true)
      .map((row) => {
        const toward = side === 'left' ? 1 : -1;
        const x = side === 'left' ? from : to;
        const y = yOf(side, row);
        const end = x + toward * (isNarrow ? 11 : 52 * scale);
        const arm = isNarrow ? 5.5 : 7 * scale;
        return (
          <g key={`${side} ${row.id}`} strokeWidth={isNarrow ? 2.6 : 3 * scale}>
            <path d={`M${x} ${y}H${end - toward * arm}`} />
            <path
              d={`M${end - arm} ${y - arm}l${2 * arm} ${2 * arm}M${end + arm} ${y - arm}l${-2 * arm} ${2 * arm}`}
            />
            {to - from > 180 * scale && (
              <g stroke="none">
                <Mono
                  x={end + toward * 16 * scale}
                  y={y + label * 0.35}
                  size={label}
                  anchor={side === 'left' ? 'start' : 'end'}
                  fill={colour}
                >
                  LOST
                </Mono>
              </g>
            )}
          </g>
        );
      }),
  );
  return (
    <g
      className="twizzychat__links"
      data-healed={isHealed}
      fill="none"
      stroke={colour}
      strokeLinecap="round"
    >
      {pairs}
      {stubs}
    </g>
  );
}
