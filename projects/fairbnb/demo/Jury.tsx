import type { CSSProperties, ReactNode } from 'react';

import { AXIS_PX } from './crowd-layout';
import type { JuryLayout } from './crowd-layout';
import type { Seat } from './hearing';
import { isShut } from './story';
import type { Wall } from './story';
import { stampOf } from './words';

const NAME_PX = 12;
/** How many digits of a hash fit under a house of this width. */
const HASH = { digits: 4, px: 32 };
/** What roof and walls mean, and how far down they are, in percent of a house's width. */
const PARTS = [
  { name: 'belief', at: 36 },
  { name: 'vote', at: 84 },
];

interface Props {
  seats: readonly Seat[];
  walls: readonly Wall[];
  layout: JuryLayout;
  height: number;
}

/** One jury close up: the roof is what a juror believes, the walls are the vote. */
export function Jury({ seats, walls, layout, height }: Props): ReactNode {
  const { left, top, step, house } = layout;
  const scale = house / 100;
  const placeOf = (seat: number) => `translate(${left + seat * step} ${top}) scale(${scale})`;
  const wallOf = (seat: number): Wall => walls[seat] ?? 'blank';
  return (
    <svg className="fairbnb__row" aria-hidden="true">
      {PARTS.map(({ name, at }) => (
        <text key={name} x={left - 6} y={top + at * scale + 4} textAnchor="end">
          {name}
        </text>
      ))}
      {seats.map((seat, index) => (
        <g key={index} transform={placeOf(index)}>
          <House
            believed={seat.believed}
            wall={wallOf(index)}
            mark={seat.opening ? 'seal' : seat.hasPeeked ? 'eye' : undefined}
            index={index}
          />
        </g>
      ))}
      {seats.map((seat, index) => (
        <g key={index} transform={placeOf(index)}>
          <text
            x="50"
            y={(height - AXIS_PX / 3 - top) / scale}
            style={{ fontSize: `${NAME_PX / scale}px` }}
            textAnchor="middle"
          >
            {seat.opening ? nameSeal(seat.opening.sealed, step) : index + 1}
          </text>
          {stampOf(seat) !== undefined && !isShut(wallOf(index)) && (
            <g className="fairbnb__caught" data-stamp={stampOf(seat)}>
              <rect x="-35" y="56" width="170" height="46" rx="6" />
              <text x="50" y="91" textAnchor="middle">
                {stampOf(seat)}
              </text>
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

function nameSeal(sealed: string, room: number): string {
  return room < HASH.px ? '#' : sealed.slice(0, HASH.digits);
}

interface HouseProps {
  believed: Seat['believed'];
  wall: Wall;
  /** What was done: looked at other votes, or sealed the own one. Unset: neither. */
  mark?: 'eye' | 'seal' | undefined;
  /** Its place in the row, from which it rises a moment after the one before. */
  index: number;
}

const WALLS = 'M6 50h88v56H6z';
const MARKS = {
  eye: 'M24 78Q50 52 76 78Q50 104 24 78ZM43 78a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  seal: 'M26 64h48v30H26zl24 17 24-17',
} as const;

/** A juror as one of the cover's houses. Its walls turn when the vote is another one than the belief. */
export function House({ believed, wall, mark, index }: HouseProps): ReactNode {
  const other = believed === 'tenant' ? 'landlord' : 'tenant';
  const style: CSSProperties & Record<'--seat', number> = { '--seat': index };
  return (
    <g className="fairbnb__house" data-wall={wall} style={style}>
      <path data-side={believed} d="M6 50L50 6l44 44z" />
      <path data-side={believed} d={WALLS} />
      <path className="fairbnb__turn" data-side={other} data-on={wall === other} d={WALLS} />
      <path className="fairbnb__turn" data-side="shut" data-on={isShut(wall)} d={WALLS} />
      <path className="fairbnb__frame" d="M6 50L50 6l44 44v56H6zM6 50h88" />
      {mark !== undefined && (mark === 'seal' || !isShut(wall)) && (
        <path className="fairbnb__mark" data-on={wall} d={MARKS[mark]} />
      )}
    </g>
  );
}
