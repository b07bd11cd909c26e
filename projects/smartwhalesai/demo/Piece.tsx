import { elementAt } from '@/lib/element-at';

import { openAt, splashAt, sunkAt } from './bands';
import type { BandClock } from './bands';
import { BandWord } from './BandWord';
import { FLUKES } from './flukes';
import type { Layout } from './layout';
import { edgeAt, stackBands } from './tail';

interface Props {
  layout: Layout;
  clocks: readonly BandClock[];
  swells: readonly number[];
  index: number;
}

const DASH = '10 7';
/** How far it turns as it falls, in degrees; to the left and to the right in turn. */
const TURNS = 14;
const DROPS = [-1.25, -0.8, -0.3, 0.2, 0.7, 1.2];
const DROP_PX = { rises: 64, flies: 70, size: 5 };

/** A band without an answer: white. Who just adds up throws it into the sea; the chosen way fetches it back and keeps its place. */
export function Piece({ layout, clocks, swells, index }: Props) {
  const { width, tail, water, isNarrow } = layout;
  const clock = elementAt(clocks, index);
  const sunk = sunkAt(clock);
  const splash = splashAt(clock);
  const { bands, share } = stackBands(
    clocks.map((one, place) => (place === index ? 1 : openAt(one))),
    swells,
  );
  const band = elementAt(bands, index);
  const bottom = tail.y - band.bottom * tail.scale;
  const high = band.height * tail.scale;
  const box = { x: -width, y: bottom - high, width: 3 * width, height: high };
  const placed = `translate(${tail.x} ${tail.y}) scale(${tail.scale * share})`;
  const turn = (index % 2 === 0 ? -1 : 1) * TURNS * sunk;
  const moved = `translate(0 ${sunk * (water + high * 1.6 - bottom + high)}) rotate(${turn} ${tail.x} ${bottom})`;
  const half = edgeAt((band.bottom + band.height / 2) / share) * share * tail.scale;
  const id = `whale-piece-${index}`;
  return (
    <>
      {sunk < 1 && (
        <g data-look="unavailable" transform={moved}>
          <clipPath id={id}>
            <rect {...box} />
          </clipPath>
          <clipPath id={`${id}-tail`}>
            <path d={FLUKES} transform={placed} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <g clipPath={`url(#${id}-tail)`}>
              <rect className="whale__band" {...box} />
              <g className="whale__dashes" strokeDasharray={DASH} fill="none">
                <path d={FLUKES} transform={placed} vectorEffect="non-scaling-stroke" />
                <rect {...box} />
              </g>
            </g>
          </g>
          <BandWord layout={layout} band={band} index={index} share={share} />
        </g>
      )}
      {splash > 0 &&
        splash < 1 &&
        DROPS.map((side) => (
          <circle
            key={side}
            className="whale__drop"
            cx={tail.x + side * (half * 0.7 + DROP_PX.flies * splash)}
            cy={water + 4 - 4 * splash * (1 - splash) * DROP_PX.rises * (1.3 - Math.abs(side) / 2)}
            r={isNarrow ? DROP_PX.size * 0.7 : DROP_PX.size}
          />
        ))}
    </>
  );
}
