import type { CSSProperties } from 'react';

import type { Claim, Standing } from './audit';
import type { Layout } from './layout';
import { flagWords } from './words';

interface Props {
  claim: Claim;
  layout: Layout;
  /** Where it is planted, from the top of the drawing. */
  foot: number;
  /** Whether it is up although nothing stands behind it. */
  isWrong: boolean;
}

type Look = 'up' | 'white' | 'down';

/** Only what is proven, or believed, is orange; a white one waits; what is refuted falls. */
const LOOKS = {
  proven: 'up',
  believed: 'up',
  weakness: 'white',
  review: 'white',
  searching: 'white',
  dropped: 'down',
  running: 'white',
} satisfies Record<Standing, Look>;

/** The flag that an accusation plants on the line it quotes. It is a picture: the headline says the same. */
export function Flag({ claim, layout: { cloth, card }, foot, isWrong }: Props) {
  const look = LOOKS[claim.standing];
  const floor = card.y + card.height + 3;
  const drop: CSSProperties & Record<'--drop', string> = {
    top: 0,
    width: cloth.width,
    height: cloth.height,
    fontSize: cloth.height * 0.48,
    '--drop': `${floor - cloth.y}px`,
  };
  return (
    <div
      className="flag"
      aria-hidden="true"
      data-look={look}
      data-standing={claim.standing}
      data-found={claim.lines.length > 0}
      data-wrong={isWrong}
      style={{ left: cloth.x, top: cloth.y, height: foot - cloth.y }}
    >
      <i className="flag__pole" />
      {/* A new cloth for each look, so that it rises and falls anew. */}
      <b key={look} className="flag__cloth" style={drop}>
        {flagWords(claim)}
      </b>
    </div>
  );
}
