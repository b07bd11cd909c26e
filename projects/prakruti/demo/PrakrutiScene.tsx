import { useMemo, useState } from 'react';

import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';
import { easeOut } from '@/stage/tween';
import { usePerformance } from '@/stage/use-opening-act';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, arrivedAt, flownAt } from './clock';
import { Headline } from './Headline';
import { endFor, layOutHill } from './hill';
import { HillView } from './HillView';
import { leavesWithin, listLoads, wordsEnd } from './measured';
import type { Answered } from './measured';
import type { Order } from './page';
import { PageView } from './PageView';
import type { Settings } from './settings';
import { tripsFor } from './trips';
import { useLoad } from './use-load';
import { formatCount } from './words';

/** A dare grows the page from where it is, before it is sent. */
const DARE_MS = 1_500;
const GROWTH_MS = 1_200;
const FOLLOW_MS = 160;
/** Until words that are sent in another order have found their place. */
const HOP_MS = 700;
const LEAVES_MS = 350;
const AXIS_MS = 500;

/** A page, its response along a hillside, and the trip with which its words can be read. */
export function PrakrutiScene({ run, act, data }: SceneProps<Settings, Answered>) {
  const { order, rtt, window } = run.values;
  const { measured } = data;
  const [isHeld, setIsHeld] = useState(false);
  const [again, setAgain] = useState(0);
  const dare = usePerformance(run.opened, DARE_MS);
  const hop = usePerformance(order, HOP_MS);

  // What is measured, never what is only wished for.
  const grown = act.isDone ? 1 : easeOut(act.between(ACT.grows, ACT.grown));
  const tween = {
    ms: dare.isDone ? FOLLOW_MS : GROWTH_MS,
    isInstant: isHeld || !act.isDone,
  };
  const bytes = Math.round(useTween(data.bytes, tween) * grown);
  const leaves = Math.round(useTween(measured.leaves, tween) * grown);
  const trips = Math.max(tripsFor(bytes, window), 1);
  const key = [order, rtt, window, run.opened, again].join(' ');
  const isMade = act.isDone ? !dare.isDone : act.elapsedMs < ACT.sends;
  const elapsedMs = useLoad({ isMade, key, trips, rtt }, act);
  const tripOf = (one: Order) => Math.max(tripsFor(wordsEnd(bytes, measured, one), window), 1);
  const isReadable = (one: Order) => elapsedMs >= tripOf(one) * rtt;
  const isWhole = elapsedMs >= trips * rtt;

  // Both orders race once both have been seen.
  const [hasRaced, setHasRaced] = useState(order === 'first');
  if (order === 'first' && !hasRaced) setHasRaced(true);
  const orders: readonly Order[] = hasRaced ? ['last', 'first'] : ['last'];
  const [chosenWith, setChosenWith] = useState<number>();

  const isFallen = order === 'last' && trips > 1;
  const isLost = act.isDone && isFallen && isWhole && dare.isDone;
  const isFirstPush = order === 'last' && trips === 1 && !isHeld;
  const isNextPush = order === 'first' && isWhole && chosenWith === run.values.bytes;
  return (
    <>
      <Headline
        run={run}
        bytes={bytes}
        trips={trips}
        wordsTrip={tripOf(order)}
        leaves={leaves}
        act={act.isDone ? undefined : isMade ? 'made' : 'sent'}
        phase={isMade ? 'made' : isWhole ? 'whole' : isReadable(order) ? 'read' : 'sent'}
      />
      <WaySwitch
        run={run}
        isLit={isLost}
        onChoose={(way) => {
          setChosenWith(way === 'mine' ? run.values.bytes : undefined);
          // The way that is already chosen is sent once more.
          if (way === run.way) setAgain(again + 1);
          else run.choose(way);
        }}
      />
      <div className="prakruti__pages">
        {orders.map((one) => (
          <Arriving
            key={one}
            order={one}
            leaves={leaves}
            due={
              isWhole
                ? leaves
                : leavesWithin(
                    arrivedAt(elapsedMs, rtt, window),
                    bytes,
                    { ...measured, leaves },
                    one,
                  )
            }
            isReadable={isReadable(one)}
            waitedMs={Math.min(elapsedMs, tripOf(one) * rtt)}
            isChosen={hasRaced && one === order}
            isLate={tripOf(one) > 1}
            isEarly={one === 'first' && trips > tripOf(one) && isReadable(one)}
          />
        ))}
        {!hasRaced && (
          <p className="prakruti__later" aria-hidden="true">
            {run.ways.mine}?
          </p>
        )}
      </div>
      <Drawing className="prakruti__drawing">
        {(size) => (
          <Hillside
            {...{ run, size, bytes, isHeld }}
            arrived={isWhole ? bytes : flownAt(elapsedMs, rtt, window)}
            isHopping={!hop.isDone}
            isLit={act.isDone && dare.isDone && (isFirstPush || isNextPush)}
            invite={isNextPush ? undefined : 'Push over the edge →'}
            hint={isLost && !isHeld ? '← Pull back' : undefined}
            onHold={setIsHeld}
          />
        )}
      </Drawing>
      <DataTable
        isHidden
        caption="Round trips"
        columns={['What', 'Bytes', 'There with trip']}
        rows={listLoads(data.bytes, measured, order, window).map((load) => [
          load.name,
          formatCount(load.bytes),
          String(load.trip),
        ])}
      />
    </>
  );
}

interface ArrivingProps {
  order: Order;
  leaves: number;
  /** How many leaves are there; they come into sight one after the other. */
  due: number;
  isReadable: boolean;
  waitedMs: number;
  isChosen: boolean;
  isLate: boolean;
  isEarly: boolean;
}

function Arriving({ due, ...page }: ArrivingProps) {
  const share = due / Math.max(page.leaves, 1);
  const shown = useTween(share, { ms: LEAVES_MS, isInstant: share === 0 });
  return <PageView {...page} shown={Math.round(shown * page.leaves)} />;
}

type HillsideProps = Pick<SceneProps<Settings, Answered>, 'run'> &
  Pick<
    Parameters<typeof HillView>[0],
    'bytes' | 'arrived' | 'isHopping' | 'isLit' | 'invite' | 'hint' | 'onHold'
  > & { size: DrawingSize; isHeld: boolean };

/** The hill at its size; it takes in more as the page grows, but never under a hand. */
function Hillside({ run, size, bytes, isHeld, ...props }: HillsideProps) {
  const { window, order, rtt } = run.values;
  const [heldEnd, setHeldEnd] = useState<number>();
  const wanted = endFor(run.values.bytes, window);
  // A page that shrinks slower than its hill stays on it.
  const needed = isHeld ? run.values.bytes : endFor(bytes, window);
  const end = Math.max(useTween(heldEnd ?? wanted, { ms: AXIS_MS }), needed);
  const { width, height, isNarrow } = size;
  const hill = useMemo(
    () => layOutHill({ width, height, isNarrow }, window, end),
    [width, height, isNarrow, window, end],
  );
  return (
    <HillView
      {...props}
      hill={hill}
      size={size}
      bytes={isHeld ? run.values.bytes : bytes}
      order={order}
      rtt={rtt}
      control={run.number('bytes')}
      onHold={(held) => {
        setHeldEnd(held ? end : undefined);
        props.onHold(held);
      }}
    />
  );
}
