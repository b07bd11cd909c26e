import { useState } from 'react';
import type { CSSProperties } from 'react';

import type { Point, RoadLayout } from './road-layout';
import type { Loot } from './words';

/** In pixels: from box to box at most, the height of a row, and the width of a letter of its words. */
const SIZES = {
  wide: { pitch: 22, line: 20, letter: 7.7 },
  narrow: { pitch: 12, line: 14.5, letter: 5.8 },
};
/** How long the next one waits when several fall at once. */
const NEXT_MS = 60;

interface Props {
  loot: Loot;
  /** The station that lost them. */
  from: Point;
  layout: RoadLayout;
  width: number;
  /** Whether the shelf is counted: a row of what is there above a row of what is on record. */
  isCounted: boolean;
}

/** The boxes that a believed lie is about, a square each: they slide off the road, or exist on paper alone. */
export function LooseBoxes({ loot, from, layout, width, isCounted }: Props) {
  const { count, real, recorded, words } = loot;
  // Those that have just come fall one after the other; the others lie.
  const [seen, setSeen] = useState({ count, before: 0 });
  if (seen.count !== count) setSeen({ count, before: seen.count });

  const sizes = SIZES[layout.isNarrow ? 'narrow' : 'wide'];
  const rows = isCounted
    ? [
        { boxes: real, firstLoose: recorded, name: words.counted },
        { boxes: recorded, firstLoose: real, name: 'in the record' },
      ]
    : [{ boxes: count, firstLoose: 0, name: words.loose }];
  const longest = Math.max(...rows.map(({ boxes }) => boxes));
  const least = layout.isNarrow ? 0 : layout.start.x;
  const letters = Math.max(...rows.map(({ boxes, name }) => `${boxes} ${name}`.length));
  const beside = sizes.line / 2 + sizes.letter * letters;
  const pitch = Math.min(sizes.pitch, (width - least - beside) / longest);
  const across = longest * pitch;
  const left = Math.max(least, Math.min(from.x - across / 2, width - across - beside));
  const side = Math.min(pitch, sizes.line) * 0.8;
  return (
    <div className="loose" data-counted={isCounted} style={{ left, top: layout.floor }}>
      {rows.map(({ boxes, firstLoose, name }, row) => {
        const top = (row - rows.length) * sizes.line;
        const y = top + (sizes.line - side) / 2;
        return (
          <div key={name}>
            {Array.from({ length: boxes }, (_, box) => {
              const isLoose = box >= firstLoose;
              const style: CSSProperties & Record<`--${string}`, string> = {
                left: box * pitch,
                top: y,
                width: side,
                height: side,
                borderWidth: Math.min(side * 0.2, 2.5),
                '--from-x': `${from.x - left - box * pitch}px`,
                '--from-y': `${from.y - layout.floor - y}px`,
                '--waits': `${Math.max(box - firstLoose - seen.before, 0) * NEXT_MS}ms`,
              };
              return (
                <i
                  key={box}
                  data-loose={isLoose}
                  data-paper={isLoose && recorded > real}
                  style={style}
                />
              );
            })}
            <p
              style={{
                left: across + sizes.line / 2,
                top,
                lineHeight: `${sizes.line}px`,
                fontSize: `${layout.isNarrow ? 0.75 : 1}rem`,
              }}
            >
              <b>{boxes}</b> {name}
            </p>
          </div>
        );
      })}
    </div>
  );
}
