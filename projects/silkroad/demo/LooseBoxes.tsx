import { useState } from 'react';
import type { CSSProperties } from 'react';

import type { Point, RoadLayout } from './road-layout';
import type { Loot } from './words';

/** In pixels: from box to box at most; the van's body and wheels; a line of words, and the width of a letter. */
const SIZES = {
  wide: { pitch: 20, body: 22, wheel: 5, line: 18, letter: 7.6 },
  narrow: { pitch: 11, body: 17, wheel: 4, line: 13, letter: 5.8 },
};
/** In boxes. */
const SMALLEST_VAN = 8;
/** How long the next one waits when several fall at once. */
const NEXT_MS = 60;
/** The ground that the van stands on, above the lower edge of the drawing. */
const LIFTED = 3;

interface Props {
  loot: Loot;
  /** The station that lost them. */
  from: Point;
  layout: RoadLayout;
  width: number;
  /** Whether everybody believes the lie for good. */
  isWon: boolean;
}

/** The boxes that a lie is about, a square each: they slide off the road into the liar's van, or exist on paper alone. */
export function LooseBoxes({ loot: { count, isPaper }, from, layout, width, isWon }: Props) {
  // Those that have just come fall one after the other; the others lie.
  const [seen, setSeen] = useState({ count, before: 0 });
  if (seen.count !== count) setSeen({ count, before: seen.count });

  const { body, wheel, line, letter, ...sizes } = SIZES[layout.isNarrow ? 'narrow' : 'wide'];
  const words = [
    count === 0 ? 'your van' : `${count} ${isPaper ? 'on paper alone' : 'in your van'}`,
    ...(isWon ? [`only a count finds ${isPaper ? 'out' : 'them'}`] : []),
  ];
  const least = layout.isNarrow ? 2 : layout.start.x;
  const cab = isPaper ? 0 : body;
  const beside = cab + line / 2 + letter * Math.max(...words.map(({ length }) => length));
  const places = isPaper ? count : Math.max(count, SMALLEST_VAN);
  const pitch = Math.min(sizes.pitch, (width - least - beside) / places);
  const across = places * pitch;
  const left = Math.max(least, Math.min(from.x - across / 2, width - across - beside));
  const side = Math.min(pitch, sizes.pitch) * 0.8;
  const top = -body - wheel;
  const y = top + (body - side) / 2;
  return (
    <div className="loose" data-paper={isPaper} style={{ left, top: layout.floor - LIFTED }}>
      {!isPaper && (
        <svg className="loose__van" aria-hidden="true">
          {/* It stands on the ground, and not in the row of controls below. */}
          <path data-ground="true" d={`M-16 1H${across + cab + 14}`} />
          <path d={`M-4 ${top}H${across + 2}V${-wheel}H-4Z`} />
          <path
            data-solid="true"
            d={`M${across + 2} ${top + body * 0.25}h${cab * 0.55}l${cab * 0.45} ${body * 0.4}V${-wheel}H${across + 2}Z`}
          />
          {[wheel, across + cab * 0.4].map((x) => (
            <circle key={x} data-solid="true" cx={x} cy={-wheel} r={wheel} />
          ))}
        </svg>
      )}
      {Array.from({ length: count }, (_, box) => {
        const style: CSSProperties & Record<`--${string}`, string> = {
          left: box * pitch,
          top: y,
          width: side,
          height: side,
          borderWidth: Math.min(side * 0.2, 2.5),
          '--from-x': `${from.x - left - box * pitch}px`,
          '--from-y': `${from.y - layout.floor + LIFTED - y}px`,
          '--waits': `${Math.max(box - seen.before, 0) * NEXT_MS}ms`,
        };
        return <i key={box} style={style} />;
      })}
      <p
        style={{
          left: across + cab + line / 2,
          top: top + (body + wheel - words.length * line) / 2,
          lineHeight: `${line}px`,
          fontSize: `${layout.isNarrow ? 0.75 : 1}rem`,
        }}
      >
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
