import { useMemo, useState } from 'react';

import { Drawing } from '@/stage/Drawing';
import { useTween, useTweens } from '@/stage/motion';

import { Coin } from './Coin';
import { composeFrame } from './frame';
import type { Held } from './frame';
import { layOut } from './layout';
import type { Layout } from './layout';
import { PlugButton } from './PlugButton';
import { describeChain } from './words';
import type { View } from './view';
import { useCables } from './use-cables';
import { CHAINS } from './wallet';
import { WhaleDrawing } from './WhaleDrawing';

/** The tail closes over a missing band slowly enough to be seen. */
const CLOSES_MS = 420;

interface Props {
  view: View;
  /** The plug that asks to be pulled, until one has been. Unset: none. */
  isLit: boolean;
  onPlug: (id: number) => void;
}

/** The drawing with its plugs, which are pulled and put back. */
export function Whale(props: Props) {
  return (
    <Drawing className="smartwhales__drawing">
      {(size) => <Scenery {...props} layout={layOut(size)} />}
    </Drawing>
  );
}

/** The plug with the dare beside it: where a thumb reaches it, and where there is room for the words. */
const LIT = { roomy: 3, else: 4 };

function Scenery({ view, isLit, onPlug, layout }: Props & { layout: Layout }) {
  const [held, setHeld] = useState<Held>();
  const { looks, approach, out, fake, alert } = view;
  const closed = looks
    .map((look) => (approach === 'naive' && look === 'unavailable' ? 0 : 1))
    .join();
  const targets = useMemo(() => closed.split(',').map(Number), [closed]);
  const open = useTweens(targets, { ms: CLOSES_MS });
  const coin = useTween(fake ? (approach === 'naive' ? 2 : 1) : 0, { ms: CLOSES_MS });
  const isIn = (index: number) => !out.includes(CHAINS[index]?.id ?? 0) && held?.index !== index;
  const { bands, share, holds } = composeFrame(layout, open, { isIn, held });
  const cables = useCables(holds);
  const lit = layout.isRoomy ? LIT.roomy : LIT.else;
  return (
    <>
      <WhaleDrawing
        layout={layout}
        looks={looks}
        bands={bands}
        share={share}
        cables={cables}
        isIn={isIn}
        amounts={view.amounts(layout.isNarrow)}
      />
      {coin > 0 && <Coin layout={layout} share={share} depth={coin} />}
      <p
        className="smartwhales__alert"
        aria-hidden="true"
        data-on={alert !== undefined}
        data-true={approach === 'mine'}
        style={{ left: layout.tail.x, top: layout.tail.y - 300 * layout.tail.scale * share }}
      >
        <span>Alert</span>
        <b>{alert}</b>
      </p>
      {CHAINS.map((chain, index) => {
        const cable = cables[index];
        const hold = holds[index];
        if (!cable || !hold) return null;
        return (
          <PlugButton
            key={chain.id}
            name={chain.name}
            label={describeChain(view, index)}
            cable={cable}
            layout={layout}
            index={index}
            isOut={out.includes(chain.id)}
            isLit={isLit && index === lit && !out.includes(chain.id)}
            onHold={setHeld}
            onToggle={() => onPlug(chain.id)}
          />
        );
      })}
    </>
  );
}
