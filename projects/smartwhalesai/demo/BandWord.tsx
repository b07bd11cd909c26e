import { elementAt } from '@/lib/element-at';

import type { Layout } from './layout';
import type { Band } from './tail';
import { CHAINS } from './wallet';

interface Props {
  layout: Layout;
  band: Band;
  index: number;
  share: number;
}

/** Below this height a word does not fit any more. */
const LEAST_PX = 15;

/** Names the hole: its chain where there is room, else a question mark. The first band is two flukes with a gap. */
export function BandWord({ layout: { tail, isNarrow }, band, index, share }: Props) {
  const tall = band.height * tail.scale;
  if (tall < LEAST_PX) return null;
  const { name, short } = elementAt(CHAINS, index);
  const at = (units: number) => tail.x + units * tail.scale * share;
  const places = {
    0: [at(-286), at(286)],
    1: [at(-150)],
  }[index] ?? [tail.x];
  const isRoomy = !isNarrow && tail.scale > 0.55;
  const word = { 1: `${short} ?`, 2: `${name.toUpperCase()} ?` }[index];
  return places.map((x) => (
    <text
      key={x}
      className="whale__word"
      x={x}
      y={tail.y - (band.bottom + band.height * (index === 0 ? 0.34 : 0.5)) * tail.scale}
      dy="0.36em"
      fontSize={Math.min(tall * (index === 0 ? 0.36 : 0.5), 30)}
      textAnchor="middle"
    >
      {(isRoomy ? word : undefined) ?? '?'}
    </text>
  ));
}
