import { useId } from 'react';

import { SIDES } from './conversation';
import { phoneAt, wireAt, wirePath } from './layout';
import type { Layout } from './layout';
import { Links } from './Links';
import { BURST_S, forBoth, progressOf } from './network';
import type { Burst, Packet } from './network';
import { Mono, PhoneScreen } from './PhoneScreen';
import type { Shot } from './shot';

interface Props {
  layout: Layout;
  shot: Shot;
  /** How much of the sleeve's two waves is there between the phones, from 0 to 1. */
  waves: number;
}

const INK = 'var(--stage-ink)';
const SPOT = 'var(--stage-spot)';
const GROUND = 'var(--stage-ground)';

/** Everything that is seen and not pressed. */
export function Picture({ layout, shot, waves }: Props) {
  const { width, height, scale, isNarrow, server, label } = layout;
  const mouth = useId();
  const scrolled = forBoth((side) => Math.max(0, shot.lengths[side] - layout.list.capacity));
  const coming = shot.tallies[shot.approach].coming;
  const isInTunnel = shot.ride > 0.5;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill={INK} aria-hidden="true">
      <clipPath id={mouth}>
        <path d={layout.tunnel} />
      </clipPath>
      <Ground layout={layout} />
      {SIDES.map((side) => (
        <Wire
          key={side}
          path={wirePath(layout, side, shot.ride)}
          isOn={shot.isOnline[side]}
          width={isNarrow ? 17 : 26 * scale}
        />
      ))}
      {waves > 0 && <Waves layout={layout} shown={waves} />}
      <Links layout={layout} shot={shot} scrolled={scrolled} colour={INK} />
      <g clipPath={`url(#${mouth})`}>
        <Links layout={layout} shot={shot} scrolled={scrolled} colour={GROUND} />
      </g>
      {SIDES.map((side) => (
        <PhoneScreen
          key={side}
          layout={layout}
          side={side}
          at={phoneAt(layout, side, shot.ride)}
          rows={shot.rows[side]}
          scrolled={scrolled[side]}
          isOnline={shot.isOnline[side]}
          isInTunnel={side === 'left' && isInTunnel}
        />
      ))}
      <circle
        cx={server.x}
        cy={server.y}
        r={server.radius + 2.5}
        fill={SPOT}
        stroke={INK}
        strokeWidth="5"
      />
      <Mono x={server.x} y={server.y - server.radius * 0.38} size={label} anchor="middle">
        SERVER
      </Mono>
      <text
        x={server.x}
        y={server.y + server.radius * (shot.serverWord === 'copy' ? 0.25 : 0.42)}
        fontSize={server.radius * (shot.serverWord === 'copy' ? 0.52 : 0.76)}
        fontWeight="760"
        textAnchor="middle"
      >
        {shot.serverWord}
      </text>
      {coming > 0 && !isNarrow && (
        <Mono x={server.x} y={server.y + server.radius + 27 * scale} size={label} anchor="middle">
          {`${coming} ON THE WAY`}
        </Mono>
      )}
      {shot.bursts.map((burst) => (
        <Rays key={burst.packet.id} layout={layout} burst={burst} shot={shot} />
      ))}
    </svg>
  );
}

/** Where the middle of a packet is at a moment. */
export function packetAt(layout: Layout, { now, ride }: Shot, packet: Packet) {
  const way = progressOf(packet, now);
  const isUp = packet.direction === 'up';
  const lane = (isUp ? 1 : -1) * (layout.isNarrow ? 5 : 11 * layout.scale) + packet.lane * 3;
  const beside = packet.side === 'left' ? lane : -lane;
  return wireAt(layout, packet.side, ride, isUp ? way : 1 - way, beside);
}

/** The tunnel, and on a wide stage the rails that lead into it. */
function Ground({ layout: { width, height, scale, isNarrow, tunnel, phone } }: { layout: Layout }) {
  const word = { fill: GROUND, fontWeight: 760, className: 'twizzychat__sign' };
  if (isNarrow)
    return (
      <>
        <path d={tunnel} fill={INK} />
        <text x={phone.width / 2 + 16} y={height - 20} fontSize="18" textAnchor="middle" {...word}>
          TUNNEL
        </text>
      </>
    );
  const edge = width * 0.287;
  return (
    <>
      <path d={tunnel} fill={INK} />
      <path d={`M${edge} ${height - 12.5}H${width}`} stroke={INK} strokeWidth="3" />
      <path
        d={`M${edge + 16} ${height - 5.5}H${width}`}
        stroke={INK}
        strokeWidth="11"
        strokeDasharray="10 16"
      />
      <text
        transform={`translate(${46 * scale} ${height - 24}) rotate(-90)`}
        fontSize={34 * scale}
        {...word}
      >
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
function Rays({ layout, burst, shot }: { layout: Layout; burst: Burst; shot: Shot }) {
  const at = packetAt(layout, { ...shot, now: burst.at }, burst.packet);
  const age = Math.min((shot.now - burst.at) / BURST_S, 1);
  const unit = layout.packet / 36;
  const [inner, length] = [(14 + age * 28) * unit, (1 - age) * 16 * unit];
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const [x, y] = [Math.cos(ray * (Math.PI / 4) + 0.3), Math.sin(ray * (Math.PI / 4) + 0.3)];
    return `M${at.x + x * inner} ${at.y + y * inner}l${x * length} ${y * length}`;
  });
  return <path d={rays.join('')} stroke={INK} strokeWidth={3.5 * (1 - age) + 0.5} />;
}
