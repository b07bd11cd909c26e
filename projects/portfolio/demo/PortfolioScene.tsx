import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { useTween } from '@/stage/motion';
import { easeOut } from '@/stage/tween';
import { usePerformance } from '@/stage/use-opening-act';
import { WaySwitch } from '@/stage/WaySwitch';

import { Headline } from './Headline';
import {
  lineHolds,
  loadOfAll,
  loadOfMoving,
  reachParts,
  secondsFor,
  stillBytes,
  timesFaster,
} from './load';
import { STRAW } from './settings';
import type { Settings } from './settings';
import { useFall } from './use-fall';
import type { DrawnPage } from './use-page';
import { useXray } from './use-xray';
import { Veil } from './Veil';
import { Washing } from './Washing';
import { kilobytes, saySeconds } from './words';

/** The opening act, in milliseconds from Play: the page is hung up, or the ring goes where an address has it. */
export const ACT = { hangs: 200, hung: 2_400, ends: 2_600 } as const;
/** How long the ring takes when it goes by itself: for a dare, and for the same run the other way. */
const GOES_MS = 1_700;

/** Give the page's parts script and see what its line bears. */
export function PortfolioScene({ run, act, data: page }: SceneProps<Settings, DrawnPage>) {
  const { weight, islands, isHere, surveyed } = page;
  const { survey, parts } = surveyed;
  const { reach, gives, kbps, rival, demo, xray: isKept } = run.values;
  // A shared page hangs for a moment before the demo is added.
  const hasDemo = demo && act.between(ACT.hangs, ACT.ends) > 0.5;
  const xray = useXray({ isKept, onKeep: (kept) => run.change({ xray: kept }) });
  const [isHeld, setIsHeld] = useState(false);
  // What was dared holds until something else is opened; the first movement of the ring forgets the dare.
  const [seeks, setSeeks] = useState<number>();
  if (run.dare === STRAW && seeks !== run.opened) setSeeks(run.opened);
  const follows = useTween(reach, { isInstant: isHeld, ms: 300 });
  const { height } = survey.page;
  const all = reachParts(parts, height, 1);
  const given = { weight, all: all.parts, rivalKb: rival, hasDemo };
  const loadsAt = (share: number) => ({
    all: loadOfAll({ ...given, reached: reachParts(parts, height, share) }),
    moving: loadOfMoving({ weight, islands, tops: survey.tops, height, share, hasDemo }),
  });
  const isMine = run.way === 'mine';

  // A long wait is shown before anything else; how long is settled when the run starts.
  const goal = { reached: reachParts(parts, height, reach / 100), ...loadsAt(reach / 100) };
  const waits = { all: secondsFor(goal.all, kbps), moving: secondsFor(goal.moving, kbps) };
  const faster = timesFaster(waits.all);
  const [startsSlow] = useState(run.isShared && faster > 0);
  const name = `${run.opened} ${gives} ${String(startsSlow && act.isDone)}`;
  const [started, setStarted] = useState({ name, reach, faster: 0, lastsMs: GOES_MS });
  if (started.name !== name) {
    const waitMs = (1_000 * waits[isMine ? 'moving' : 'all']) / Math.max(faster, 1);
    setStarted({ name, reach, faster, lastsMs: faster > 0 ? waitMs : GOES_MS });
  }
  const goes = usePerformance(name, started.lastsMs);
  const wait =
    started.faster > 0 && !goes.isDone && started.reach === reach
      ? { seconds: (goes.elapsedMs * started.faster) / 1_000, timesFaster: started.faster }
      : undefined;

  const way = act.isDone ? goes.between(0, GOES_MS) : act.between(ACT.hangs, ACT.ends);
  const went = isHeld || started.faster > 0 ? 1 : easeOut(way);
  const share = startsSlow && !act.isDone ? 0 : (follows * went) / 100;
  const reached = reachParts(parts, height, share);
  const loads = loadsAt(share);
  const more = { ...reached, parts: reached.parts + 1 };
  const load = isMine ? loads.moving : loads.all;
  const holds = lineHolds(weight);
  const isBroken = load > holds && wait === undefined;
  const fall = useFall(isBroken);
  const still = stillBytes(weight);
  const strain = (load - still) / Math.max(holds - still, 1);
  const arrived = wait && goes.between(0, started.lastsMs);
  const isReady = act.isDone && goes.isDone && fall.isAtRest && !isBroken;
  // Who opens a shared run wants to see that run.
  const hung = run.isShared ? 1 : act.between(ACT.hangs, ACT.hung);

  return (
    <div className="portfolio__scene" data-night={isMine} data-broken={isBroken}>
      <Headline
        run={run}
        subject={isHere ? 'This page' : 'Its write-up'}
        hungBytes={hung < 1 ? still * hung : undefined}
        reached={reached}
        all={all}
        load={load}
        goal={goal}
        holds={holds}
        isBroken={isBroken}
        wait={wait}
        nextLoad={loadOfAll({ ...given, reached: more })}
        isSeeking={seeks === run.opened && run.opened > 0}
      />
      <Washing
        run={name}
        page={surveyed}
        islands={islands}
        playBytes={hasDemo ? weight.playBytes : undefined}
        reach={run.number('reach')}
        share={share}
        strain={arrived === undefined ? strain : arrived * Math.min(strain, 1)}
        isNight={isMine}
        isBroken={isBroken}
        drop={fall.drop}
        ghostStrain={(loads.moving - still) / Math.max(holds - still, 1)}
        hung={hung}
        arrived={arrived}
        invite={isReady && reach < 100 ? inviteOf(run.values) : undefined}
        onHold={setIsHeld}
      />
      {hasDemo && isBroken && fall.isAtRest && (
        <button
          type="button"
          className="stage-chip portfolio__off"
          onClick={() => run.change({ demo: false })}
        >
          Load it only on Play
        </button>
      )}
      <WaySwitch
        run={run}
        isLit={isBroken && !isMine && fall.isAtRest && act.isDone}
        naive={<Choice name={run.ways.naive} says={sayWay('all')} />}
        mine={<Choice name={run.ways.mine} says={sayWay('moving')} />}
        onChoose={(choice) => {
          run.choose(choice);
          if (choice === 'mine' && isHere) xray.flash();
        }}
      />
      {xray.isOn && isHere && (
        <Veil key={xray.flashes} page={page} isKept={isKept} onEnd={xray.end} />
      )}
    </div>
  );

  /** What the page weighs this way; while it is waited for, how long it takes. */
  function sayWay(given: 'all' | 'moving'): string | undefined {
    // Two equal numbers compare nothing.
    if (!wait) return loads.all === loads.moving ? undefined : `${kilobytes(loads[given])} KB`;
    const isThere = wait.seconds >= waits[given];
    return isThere ? `there: ${saySeconds(waits[given])}` : `${wait.seconds.toFixed(1)} s`;
  }
}

function inviteOf({ reach, gives }: Settings): string {
  if (gives === 'moving')
    return reach === 0 ? 'Slide me: script for what moves' : 'On to the last part';
  return reach === 0 ? 'Slide me: script for every part' : 'A little further';
}

/** A way with what comes of it, so that both can be compared. */
function Choice({ name, says }: { name: string; says: string | undefined }) {
  return (
    <span className="portfolio__way">
      {name} {says !== undefined && <b>{says}</b>}
    </span>
  );
}
