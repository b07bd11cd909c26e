import { useState } from 'react';
import type { CSSProperties } from 'react';

import type { Point, RoadLayout } from './road-layout';
import type { Loot } from './words';

/** From box to box, in pixels: what fits into one row is large. */
const PITCHES = {
  wide: { few: 22, many: 17, most: 13 },
  narrow: { few: 12, many: 8, most: 6 },
};
const COLUMNS = 24;
const COLUMNS_OF_MOST = 34;
/** How long the next one waits when several fall at once. */
const NEXT_MS = 60;
/** What is written beside them needs so much room. */
const WORDS_PX = { wide: 190, narrow: 132 };

interface Props {
  loot: Loot;
  /** The station that lost them. */
  from: Point;
  layout: RoadLayout;
  width: number;
  /** Whether the shelf is counted: what is on record stands beside what is not. */
  isCounted: boolean;
}

/** The boxes that a believed lie is about: they slide off the road, or exist on paper alone. */
export function LooseBoxes({ loot, from, layout, width, isCounted }: Props) {
  const { count, real, recorded, words } = loot;
  const stands = isCounted ? Math.min(real, recorded) : 0;
  const total = stands + count;
  // Those that have just come fall one after the other; the others lie.
  const [seen, setSeen] = useState({ count, before: 0 });
  if (seen.count !== count) setSeen({ count, before: seen.count });

  const place = layout.isNarrow ? 'narrow' : 'wide';
  const size = total > 2 * COLUMNS ? 'most' : total > COLUMNS ? 'many' : 'few';
  const pitch = PITCHES[place][size];
  const columns = size === 'most' ? COLUMNS_OF_MOST : COLUMNS;
  const across = Math.min(total, columns) * pitch;
  const room = across + WORDS_PX[place];
  const least = layout.isNarrow ? 0 : layout.start.x;
  const left = Math.max(least, Math.min(from.x - across / 2, width - room));
  return (
    <div className="loose" data-counted={isCounted} style={{ left, top: layout.floor }}>
      {Array.from({ length: total }, (_, box) => {
        const x = (box % columns) * pitch;
        const y = -(Math.floor(box / columns) + 1) * pitch;
        const isLoose = box >= stands;
        const style: CSSProperties & Record<`--${string}`, string> = {
          left: x,
          top: y,
          width: pitch * 0.8,
          height: pitch * 0.8,
          '--from-x': `${from.x - left - x}px`,
          '--from-y': `${from.y - layout.floor - y}px`,
          '--waits': `${Math.max(box - stands - seen.before, 0) * NEXT_MS}ms`,
        };
        return (
          <i
            key={isLoose ? `loose ${box - stands}` : box}
            data-loose={isLoose}
            data-paper={isLoose && recorded > real}
            style={style}
          />
        );
      })}
      <p style={{ left: across + pitch / 2, fontSize: `${layout.isNarrow ? 0.75 : 1}rem` }}>
        {isCounted ? (
          <>
            <b>{real}</b> {words.counted}
            <br />
            <b>{recorded}</b> in the record
          </>
        ) : (
          <>
            <b>{count}</b> {words.loose}
          </>
        )}
      </p>
    </div>
  );
}
