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
const LEAST_PX = 12;
/** The hollow above each fluke, where the top band has room for no word: units beside the middle and above the water. */
const HOLLOW = { x: 172, y: 354 };

/** Names the hole by its chain: in the band, and for the first above its two flukes. */
export function BandWord({ layout: { tail, isNarrow }, band, index, share }: Props) {
  const tall = band.height * tail.scale;
  if (tall < LEAST_PX) return null;
  const { name, short } = elementAt(CHAINS, index);
  const isTop = index === 0;
  const isStem = index > 2;
  const at = (units: number) => tail.x + units * tail.scale * share;
  const places = { 0: [at(-HOLLOW.x), at(HOLLOW.x)], 1: [at(-150)] }[index] ?? [tail.x];
  const isRoomy = !isNarrow && tail.scale > 0.55;
  const word = isRoomy && index === 2 ? name.toUpperCase() : short;
  const above = isTop ? HOLLOW.y * share : band.bottom + band.height / 2;
  return places.map((x) => (
    <text
      key={x}
      className="whale__word"
      x={x}
      y={tail.y - above * tail.scale}
      dy={isTop ? 0 : '0.36em'}
      fontSize={Math.max(Math.min(tall * (isStem || isTop ? 0.42 : 0.5), 30), 10)}
      textAnchor="middle"
    >
      {/* A phone's stem is as wide as a name. */}
      {isNarrow && isStem ? word : `${word} ?`}
    </text>
  ));
}
