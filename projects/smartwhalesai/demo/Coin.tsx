import { formatContract } from './words';
import type { Layout } from './layout';
import { FAKE } from './wallet';

interface Props {
  layout: Layout;
  share: number;
  /** From 0, out of sight, over 1, outside the tail, to 2, inside it and counted. */
  depth: number;
}

/** The dip between the flukes, in units above the water. */
const DIP = 294;

/** The coin that calls itself USDC. Red once it has been counted. */
export function Coin({ layout: { tail, isNarrow }, share, depth }: Props) {
  const size = isNarrow ? 44 : 78;
  const rest = tail.y - DIP * share * tail.scale - size * 0.55;
  const top = depth < 1 ? rest - (1 - depth) * 120 : rest + (depth - 1) * size * 2.4;
  return (
    <p
      className="smartwhales__coin"
      aria-hidden="true"
      data-counted={depth > 1.5}
      style={{ left: tail.x, top, width: size, height: size, opacity: Math.min(depth * 2, 1) }}
    >
      <b>USDC</b>
      {!isNarrow && <span>{formatContract(FAKE.contract)}</span>}
    </p>
  );
}
