import type { CSSProperties, ReactNode } from 'react';

import type { DrawingSize } from '@/stage/Drawing';
import { mix } from '@/stage/tween';

import { traceLook } from './crowd-layout';
import type { JuryLayout } from './crowd-layout';
import type { Hearing, Seat } from './hearing';
import { isShut } from './story';
import type { Wall } from './story';
import { stampOf } from './words';

/** Under its house, which it would hide. */
const STAMP_PX = 76;
/** So many digits of a hash fit under a house of this width. */
const HASH = { digits: 4, px: 32 };
/** In a narrower drawing the whole legend would reach under the eye. */
const LEGEND_PX = 1_100;

interface Props {
  hearing: Hearing;
  walls: readonly Wall[];
  layout: JuryLayout;
  size: DrawingSize;
  /** How far the eye is open, from 0 to 1, and whether it sees only hashes. */
  open: number;
  isBlind: boolean;
  /** How far the houses have become one, from 0 to 1. */
  slide: number;
}

/** One jury close up: the roof is what a juror believes, the walls are the vote, and looks go back along the row. */
export function Jury({ hearing, walls, layout, size, open, isBlind, slide }: Props): ReactNode {
  const { seats, winner } = hearing;
  const { left, top, base, step, house, tall, band } = layout;
  const isBeside = slide === 0 && !size.isNarrow;
  const scale = house / 100;
  const height = tall / scale;
  const middle = left + ((seats.length - 1) / 2) * step;
  const placeOf = (seat: number) =>
    `translate(${mix(left + seat * step, middle, slide)} ${top}) scale(${scale})`;
  const wallOf = (seat: number): Wall => walls[seat] ?? 'blank';
  return (
    <svg className="fairbnb__row" aria-hidden="true">
      {slide === 0 &&
        seats.map(({ looksFrom, believed, voted }, index) => {
          const reach = Math.min(open / looksFrom, 1);
          const isCopy = reach === 1 && believed !== voted && !isShut(wallOf(index));
          return (
            reach > 0 && (
              <path
                key={index}
                className="fairbnb__look"
                data-kind={isBlind ? 'blind' : isCopy ? 'copy' : 'look'}
                d={traceLook(layout, index, seats.length)}
                pathLength="1"
                strokeDasharray={`${reach} 2`}
              />
            )
          );
        })}
      {seats.map((seat, index) => (
        <g key={index} transform={placeOf(index)}>
          <House
            believed={seat.believed}
            wall={wallOf(index)}
            mark={seat.opening ? 'seal' : 'eye'}
            open={Math.min(open / seat.looksFrom, 1)}
            height={height}
            index={index}
          />
        </g>
      ))}
      {slide === 1 && (
        <g transform={placeOf(0)}>
          <House believed={winner} wall={winner} height={height} index={0} />
        </g>
      )}
      {slide === 0 &&
        seats.map((seat, index) => (
          <g key={index}>
            <text x={left + index * step + house / 2} y={base + 16} textAnchor="middle">
              {seat.opening ? nameSeal(seat.opening.sealed, step) : index + 1}
            </text>
            {stampOf(seat) !== undefined && !isShut(wallOf(index)) && (
              <g
                transform={`translate(${within(left + index * step + house / 2, size.width)} ${base + 30})`}
              >
                <g className="fairbnb__caught" data-stamp={stampOf(seat)}>
                  <rect x={-STAMP_PX / 2} y="-10" width={STAMP_PX} height="20" rx="4" />
                  <text y="5" textAnchor="middle">
                    {stampOf(seat)}
                  </text>
                </g>
              </g>
            )}
          </g>
        ))}
      <text
        className="fairbnb__legend"
        // Beside what is under the eye; a phone has room below that.
        x={isBeside ? 0 : size.width / 2}
        y={slide === 0 ? top - band - 14 : base + 34}
        textAnchor={isBeside ? 'start' : 'middle'}
      >
        {slide === 0
          ? `Roof: belief. Walls: vote. Dark: for the landlord${size.width < LEGEND_PX ? '' : ', and wrong'}.`
          : `One jury: ${winner === 'tenant' ? 'right' : 'wrong'}.`}
      </text>
    </svg>
  );
}

/** The middle of a stamp that does not leave the drawing. */
function within(x: number, width: number): number {
  return Math.min(Math.max(x, STAMP_PX / 2), width - STAMP_PX / 2);
}

function nameSeal(sealed: string, room: number): string {
  return room < HASH.px ? '#' : sealed.slice(0, HASH.digits);
}

interface HouseProps {
  believed: Seat['believed'];
  wall: Wall;
  /** What is in its walls: an eye, as far as it is open, or a sealed vote. Unset: neither. */
  mark?: 'eye' | 'seal' | undefined;
  open?: number;
  /** How high it is for a width of 100. */
  height?: number;
  /** Its place in the row, from which it rises a moment after the one before. */
  index: number;
}

const ROOF = 50;
const FOOT = 6;
const SEAL = 'M-24 -15h48v30h-48zl24 17 24-17';
const PUPIL = 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0';

/** A juror as one of the cover's houses. Its walls turn when the vote is another one than the belief. */
export function House({
  believed,
  wall,
  mark,
  open = 1,
  height = 112,
  index,
}: HouseProps): ReactNode {
  const other = believed === 'tenant' ? 'landlord' : 'tenant';
  const style: CSSProperties & Record<'--seat', number> = { '--seat': index };
  const down = height - FOOT - ROOF;
  const walls = `M6 ${ROOF}h88v${down}H6z`;
  const lid = 26 * open;
  return (
    <g className="fairbnb__house" data-wall={wall} style={style}>
      <path data-side={believed} d={`M6 ${ROOF}L50 6l44 44z`} />
      <path data-side={believed} d={walls} />
      <path className="fairbnb__turn" data-side={other} data-on={wall === other} d={walls} />
      <path className="fairbnb__turn" data-side="shut" data-on={isShut(wall)} d={walls} />
      <path className="fairbnb__frame" d={`M6 ${ROOF}L50 6l44 44v${down}H6zM6 ${ROOF}h88`} />
      <g transform={`translate(50 ${ROOF + down / 2})`}>
        {mark === 'seal' && <path className="fairbnb__mark" data-on={wall} d={SEAL} />}
        {mark === 'eye' && open > 0 && !isShut(wall) && (
          <path
            className="fairbnb__mark"
            data-on={wall}
            d={`M-28 0Q0 ${-lid} 28 0Q0 ${lid} -28 0Z${open === 1 ? PUPIL : ''}`}
          />
        )}
      </g>
    </g>
  );
}
