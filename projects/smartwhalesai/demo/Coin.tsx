import { formatContract } from './words';
import type { Layout } from './layout';
import { FAKE } from './wallet';

interface Props {
  layout: Layout;
  /** The middle of the band that it is counted in, in pixels above the tail's foot. */
  inside: number;
  /** From 0, out of sight, over 1, outside the tail, to 2, inside it and counted. */
  depth: number;
}

/** Where it stays outside: under the left fluke, clear of the stem. In units from the tail's foot. */
const OUTSIDE = { x: -190, y: 130 };

/** The coin that calls itself USDC. It comes from the left; red once it has been counted. */
export function Coin({ layout: { tail, isNarrow }, inside, depth }: Props) {
  const size = isNarrow ? 44 : 92;
  const [comes, goesIn] = [Math.min(depth, 1), Math.max(depth - 1, 0)];
  const from = OUTSIDE.x * tail.scale - (1 - comes) * 90;
  const high = OUTSIDE.y * tail.scale;
  return (
    <p
      className="smartwhales__coin"
      aria-hidden="true"
      data-counted={depth > 1.5}
      style={{
        left: tail.x + from * (1 - goesIn),
        top: tail.y - high - (inside - high) * goesIn,
        width: size,
        height: size,
        opacity: Math.min(depth * 2, 1),
      }}
    >
      <b>USDC</b>
      <span>{formatContract(FAKE.contract)}</span>
    </p>
  );
}
