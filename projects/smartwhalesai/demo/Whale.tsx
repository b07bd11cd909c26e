import { useState } from 'react';

import { Drawing } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';
import { easeOut } from '@/stage/tween';
import type { Run } from '@/stage/use-run';

import { openAt } from './bands';
import { Coin } from './Coin';
import { DecimalPoint } from './DecimalPoint';
import { composeFrame } from './frame';
import type { Held } from './frame';
import { alertOf, layOut, poseTail, sizeBesideDigits } from './layout';
import type { Layout } from './layout';
import { PlugButton } from './PlugButton';
import type { Settings } from './settings';
import { describeChain } from './words';
import type { View } from './view';
import { useBands } from './use-bands';
import { useCables } from './use-cables';
import { BINANCE, CHAINS, FAKE, POLYGON, USDC_ON_BINANCE } from './wallet';
import { WhaleDrawing } from './WhaleDrawing';

const SWALLOWS_MS = 420;
const SWELLS_MS = 420;
/** The width of the alert for its letters. */
const ALERT_EM = 10.5;

interface Props {
  run: Run<Settings>;
  view: View;
  /** How much of the tail is out of the sea, from 0 to 1. */
  risen: number;
  /** Whether the fake coin is in sight, counted or not. */
  hasCoin: boolean;
  /** Whether a plug asks to be pulled. */
  isLit: boolean;
  onPlug: (id: number) => void;
}

/** The drawing with its plugs, which are pulled and put back, and its decimal point. */
export function Whale(props: Props) {
  return (
    <Drawing className="smartwhales__drawing">
      {(size) => <Scenery {...props} room={layOut(size)} />}
    </Drawing>
  );
}

function Scenery({ run, view, risen, hasCoin, isLit, onPlug, room }: Props & { room: Layout }) {
  const [held, setHeld] = useState<Held>();
  const { looks, approach, out, alert } = view;
  const clocks = useBands(view.closed);
  const open = clocks.map(openAt);
  const hasDigits = useAskedFor(run);
  const swells = useSwells(view.swells);
  const size = useTween(hasDigits ? sizeBesideDigits(room) : 1, { ms: SWELLS_MS });
  const layout = poseTail(room, { size, risen: easeOut(risen) });
  const coin = useTween(hasCoin ? (view.fake && approach === 'naive' ? 2 : 1) : 0, {
    ms: SWALLOWS_MS,
  });
  const isIn = (index: number) => !out.includes(CHAINS[index]?.id ?? 0) && held?.index !== index;
  const { bands, share, holds } = composeFrame(layout, open, { isIn, held, swells });
  const cables = useCables(holds);
  const { isNarrow, isCompact } = room;
  const isBeside = isNarrow && hasDigits;
  const counted = bands[CHAINS.findIndex(({ id }) => id === FAKE.chain)];
  const fontSize = isBeside ? 8 : Math.min(Math.max(room.tail.scale * 17.5, 9.2), 16);
  const alertAt = alertOf(layout, { radius: (fontSize * ALERT_EM) / 2, share, hasDigits });
  return (
    <>
      <WhaleDrawing
        layout={layout}
        looks={looks}
        clocks={clocks}
        bands={bands}
        share={share}
        cables={cables}
        isIn={isIn}
        swells={swells}
        isStruck={view.isLie}
        amounts={view.amounts(isNarrow ? 'column' : isCompact ? 'rest' : 'line')}
      />
      {coin > 0 && (
        <Coin
          layout={layout}
          inside={counted ? (counted.bottom + counted.height / 2) * layout.tail.scale : 0}
          depth={coin}
        />
      )}
      <p
        className="smartwhales__alert"
        aria-hidden="true"
        data-on={alert !== undefined}
        data-true={!view.isLie}
        style={{ left: alertAt.x, top: alertAt.y, fontSize }}
      >
        <span>Alert</span>
        <b>{alert}</b>
      </p>
      {hasDigits && <DecimalPoint run={run} view={view} layout={room} />}
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
            isLit={isLit && chain.id === POLYGON && !out.includes(chain.id)}
            onHold={setHeld}
            onToggle={() => onPlug(chain.id)}
          />
        );
      })}
    </>
  );
}

/** The digits come with the first slip of their point, and stay until another run is opened. */
function useAskedFor({ opened, values }: Run<Settings>): boolean {
  const [during, setDuring] = useState<number>();
  const isSlipped = values.decimals !== USDC_ON_BINANCE.decimals;
  if (isSlipped && during !== opened) setDuring(opened);
  return isSlipped || during === opened;
}

/** Only two chains can be said to hold too much. */
function useSwells(swells: readonly number[]): readonly number[] {
  const of = (id: number) => swells[CHAINS.findIndex((chain) => chain.id === id)] ?? 1;
  const slipped = useTween(of(BINANCE), { ms: SWELLS_MS });
  const faked = useTween(of(FAKE.chain), { ms: SWELLS_MS });
  return CHAINS.map(({ id }) => (id === BINANCE ? slipped : id === FAKE.chain ? faked : 1));
}
