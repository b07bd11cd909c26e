import { useId } from 'react';

import { SIDES } from './conversation';
import type { Side } from './conversation';
import { phoneAt, wirePath } from './layout';
import type { Layout, Point } from './layout';
import { Links } from './Links';
import { PhoneScreen } from './PhoneScreen';
import type { Shot } from './shot';
import { placeOfDeath } from './Wrecks';

interface Props {
  layout: Layout;
  shot: Shot;
  /** How much of the sleeve's two waves is there between the phones, from 0 to 1. */
  waves: number;
  /** How many rows have moved out at the top of each phone. */
  scrolled: Readonly<Record<Side, number>>;
}

const INK = 'var(--stage-ink)';
const SPOT = 'var(--stage-spot)';
const GROUND = 'var(--stage-ground)';
/** How long the rays of a burst are seen. */
const BURST_S = 0.7;

/** Everything that is seen and not pressed. */
export function Picture({ layout, shot, waves, scrolled }: Props) {
  const { width, height, scale, isNarrow } = layout;
  const [inGround, inPicture] = [useId(), useId()];
  const { wrecks, approach, fault } = shot;
  const isHealed =
    approach === 'mine' && fault !== undefined && wrecks.every(({ isMade }) => isMade);
  const links = { layout, shot, scrolled, isHealed };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill={INK} aria-hidden="true">
      <clipPath id={inGround}>
        <path d={layout.tunnel} />
      </clipPath>
      <clipPath id={inPicture}>
        <rect width={width} height={height} />
      </clipPath>
      <Ground layout={layout} />
      {SIDES.map((side) => (
        <Wire
          key={side}
          path={wirePath(layout, side, shot.ride)}
          isOn={shot.isOnline[side]}
          width={isNarrow ? 15 : 22 * scale}
        />
      ))}
      {waves > 0 && <Waves layout={layout} shown={waves} />}
      <Links {...links} colour={INK} />
      <g clipPath={`url(#${inGround})`}>
        <Links {...links} colour={GROUND} />
      </g>
      <g clipPath={`url(#${inPicture})`}>
        {SIDES.map((side) => (
          <PhoneScreen
            key={side}
            layout={layout}
            side={side}
            at={phoneAt(layout, side, shot.ride)}
            rows={shot.rows[side]}
            lost={shot.lost}
            scrolled={scrolled[side]}
            isOnline={shot.isOnline[side]}
            isInTunnel={side === 'left' && shot.ride > 0.5}
          />
        ))}
      </g>
      {shot.deaths
        // What was at the server dies behind it, where no rays are seen.
        .filter(({ at, cause }) => cause !== 'nobody' && shot.now - at < BURST_S)
        .map((death) => (
          <Rays
            key={death.packet.id}
            at={placeOfDeath(layout, death)}
            age={(shot.now - death.at) / BURST_S}
            unit={layout.packet / 22}
          />
        ))}
    </svg>
  );
}

/** The mountain, the ground under it, and the way in: rails to the left, or a shaft under the phone. */
function Ground({ layout }: { layout: Layout }) {
  const { width, height, scale, isNarrow, tunnel, phone, ground, outside, mountain } = layout;
  const word = { fill: GROUND, fontWeight: 760, className: 'twizzychat__sign' };
  if (isNarrow) {
    const [from, to] = [outside.x - 8, outside.x + phone.width + 8];
    const middle = (from + to) / 2;
    return (
      <>
        <path d={tunnel} fill={INK} />
        <path
          className="twizzychat__mouth"
          d={`M${from} ${height}V${ground + 36}Q${from} ${ground + 8} ${from + 30} ${ground + 8}H${to - 30}Q${to} ${ground + 8} ${to} ${ground + 36}V${height}Z`}
          stroke={GROUND}
          strokeWidth="2.5"
        />
        <text x={middle} y={height - 11} fontSize="17" textAnchor="middle" {...word}>
          TUNNEL
        </text>
      </>
    );
  }
  const { edge, top, arch } = mountain;
  const rim = 14 * scale;
  return (
    <>
      <path d={tunnel} fill={INK} />
      <path
        className="twizzychat__mouth"
        d={`M0 ${ground}V${top + rim}H${edge - arch}A${arch - rim} ${arch - rim} 0 0 1 ${edge - rim} ${top + arch}V${ground}Z`}
      />
      <path d={`M0 ${ground - 1.5}H${width}`} stroke={GROUND} strokeWidth="3" />
      <path d={`M${edge} ${ground - 1.5}H${width}`} stroke={INK} strokeWidth="3" />
      <path
        d={`M8 ${ground + 5}H${width}`}
        stroke={GROUND}
        strokeWidth="5"
        strokeDasharray="10 16"
        opacity="0.45"
      />
      {/* Under the track, where no phone covers it. */}
      <text x={44 * scale} y={ground + 46 * scale} fontSize={30 * scale} {...word}>
        TUNNEL
      </text>
    </>
  );
}

function Wire({ path, isOn, width }: { path: string; isOn: boolean; width: number }) {
  if (!isOn)
    return (
      <path
        d={path}
        fill="none"
        stroke={INK}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    );
  return (
    <g fill="none">
      <path d={path} stroke={INK} strokeWidth={width} />
      <path d={path} stroke={SPOT} strokeWidth={width * 0.64} />
    </g>
  );
}

/** The sleeve: a call that is loud on the left, an answer that is loud on the right. */
function Waves({ layout, shown }: { layout: Layout; shown: number }) {
  const { outside, right, phone, isNarrow } = layout;
  const [from, to] = [outside.x + phone.width + 3, right.x - 3];
  const y = outside.y + phone.height / 2;
  const turns = isNarrow ? 1 : 3;
  const points = (isAnswer: boolean) =>
    Array.from({ length: 121 }, (_, index) => {
      const share = index / 120;
      const loud = isAnswer ? share : 1 - share;
      const height = (14 + (phone.height * 0.24 - 14) * loud ** 2) * shown;
      const angle = (share * turns + (isAnswer ? 0.5 : 0)) * 2 * Math.PI;
      return `${(from + (to - from) * share).toFixed(1)},${(y + Math.sin(angle) * height).toFixed(1)}`;
    }).join(' ');
  return (
    <g fill="none" strokeWidth={(isNarrow ? 7 : 18 * layout.scale) * shown}>
      <polyline points={points(false)} stroke={SPOT} />
      <polyline points={points(true)} stroke={INK} />
    </g>
  );
}

/** A packet that was lost flies apart. */
function Rays({ at, age, unit }: { at: Point; age: number; unit: number }) {
  const [inner, length] = [(16 + age * 30) * unit, (1 - age) * 18 * unit];
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const [x, y] = [Math.cos(ray * (Math.PI / 4) + 0.3), Math.sin(ray * (Math.PI / 4) + 0.3)];
    return `M${at.x + x * inner} ${at.y + y * inner}l${x * length} ${y * length}`;
  });
  return <path d={rays.join('')} stroke={INK} strokeWidth={3.5 * (1 - age)} opacity={1 - age} />;
}
