import type { Cable } from './cable';
import type { Place } from './tail';

/** The plug's body, along the cable's direction. */
const BODY = { wide: { length: 36, height: 30 }, narrow: { length: 26, height: 22 } };

/** How a plug lies: in its socket, or along the end of its cable. In degrees. */
export function plugAngle({ knots }: Cable, isIn: boolean, isNarrow: boolean): number {
  if (isIn) return isNarrow ? 90 : 0;
  const [end, before] = [knots.at(-1), knots.at(-3)];
  return end && before ? (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI : 90;
}

/** The middle of a plug, where a hand takes it. */
export function plugMiddle(cable: Cable, isIn: boolean, isNarrow: boolean): Place {
  const end = cable.knots.at(-1) ?? { x: 0, y: 0 };
  const angle = (plugAngle(cable, isIn, isNarrow) * Math.PI) / 180;
  const half = (isNarrow ? BODY.narrow : BODY.wide).length / 2;
  return { x: end.x + Math.cos(angle) * half, y: end.y + Math.sin(angle) * half };
}

export function Plug({
  cable,
  isIn,
  isNarrow,
}: {
  cable: Cable;
  isIn: boolean;
  isNarrow: boolean;
}) {
  const end = cable.knots.at(-1);
  if (!end) return null;
  const { length, height } = isNarrow ? BODY.narrow : BODY.wide;
  const turn = plugAngle(cable, isIn, isNarrow);
  return (
    <g
      className="whale__plug"
      transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
    >
      {[-height / 4.6, height / 4.6].map((y) => (
        <rect
          key={y}
          className="whale__prong"
          x={length - 3}
          y={y - 3}
          width={height / 2 + 3}
          height={6}
          rx={2}
        />
      ))}
      <rect
        className="whale__body"
        x={-3}
        y={-height / 2}
        width={length + 3}
        height={height}
        rx={height / 3.2}
      />
      {[0.28, 0.45].map((share) => (
        <rect
          key={share}
          className="whale__ridge"
          x={length * share}
          y={-height / 4}
          width={2.5}
          height={height / 2}
        />
      ))}
    </g>
  );
}

export function Socket({
  at,
  isNarrow,
  isTaken,
}: {
  at: Place;
  isNarrow: boolean;
  isTaken: boolean;
}) {
  const [x, y] = isNarrow ? [5, 0] : [0, 6];
  return (
    <g className="whale__socket" data-taken={isTaken}>
      <circle cx={at.x} cy={at.y} r={isNarrow ? 15 : 19} />
      {!isTaken &&
        [-1, 1].map((side) => (
          <circle key={side} cx={at.x + side * x} cy={at.y + side * y} r={3} />
        ))}
    </g>
  );
}

/** A smooth line through the knots; bright dots run along it while an answer is on its way. */
export function CablePath({ cable: { knots }, isAsking }: { cable: Cable; isAsking: boolean }) {
  const [first, ...rest] = knots;
  if (!first) return null;
  const path = rest.map((knot, index) => {
    const next = rest[index + 1] ?? knot;
    return `Q${pair(knot)} ${pair({ x: (knot.x + next.x) / 2, y: (knot.y + next.y) / 2 })}`;
  });
  const d = `M${pair(first)}${path.join('')}`;
  return (
    <>
      <path className="whale__cable" d={d} />
      {isAsking && <path className="whale__question" d={d} />}
    </>
  );
}

function pair({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
