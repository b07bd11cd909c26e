import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { useTween } from '@/stage/motion';
import { easeOut } from '@/stage/tween';
import { usePerformance } from '@/stage/use-opening-act';
import { WaySwitch } from '@/stage/WaySwitch';

import { Headline } from './Headline';
import { lineHolds, loadOfAll, loadOfMoving, reachParts, stillBytes } from './load';
import { STRAW } from './settings';
import type { Settings } from './settings';
import { useFall } from './use-fall';
import type { MeasuredPage } from './use-page';
import { useSurvey } from './use-survey';
import type { SurveyedPage } from './use-survey';
import { useXray } from './use-xray';
import { Veil } from './Veil';
import { Washing } from './Washing';
import { kilobytes } from './words';

/** The opening act, in milliseconds from Play: the page is hung up, and the ring goes where an address has it. */
export const ACT = { hangs: 200, hung: 2_400, ends: 3_600 } as const;
/** How long the ring takes when it goes by itself: for a dare, and for the same run the other way. */
const GOES_MS = 1_700;

/** Give the page's parts script and see what its line bears. */
export function PortfolioScene(props: SceneProps<Settings, MeasuredPage>) {
  const surveyed = useSurvey(props.data);
  return surveyed && <Line {...props} surveyed={surveyed} />;
}

function Line({
  run,
  act,
  data: page,
  surveyed,
}: SceneProps<Settings, MeasuredPage> & { surveyed: SurveyedPage }) {
  const { weight, islands, isHere } = page;
  const { survey, parts } = surveyed;
  const { reach, gives, rival, demo: hasDemo, xray: isKept } = run.values;
  const xray = useXray({ isKept, onKeep: (kept) => run.change({ xray: kept }) });
  const [isHeld, setIsHeld] = useState(false);
  // What was dared holds until something else is opened; the first movement of the ring forgets the dare.
  const [seeks, setSeeks] = useState<number>();
  if (run.dare === STRAW && seeks !== run.opened) setSeeks(run.opened);
  const follows = useTween(reach, { isInstant: isHeld, ms: 300 });
  const goes = usePerformance(`${run.opened} ${gives}`, GOES_MS);
  const way = act.isDone ? goes.between(0, GOES_MS) : act.between(ACT.hung, ACT.ends);
  const share = (follows * (isHeld ? 1 : easeOut(way))) / 100;

  const { height } = survey.page;
  const all = reachParts(parts, height, 1);
  const reached = reachParts(parts, height, share);
  const given = { weight, all: all.parts, rivalKb: rival, hasDemo };
  const loads = {
    all: loadOfAll({ ...given, reached }),
    moving: loadOfMoving({ weight, islands, tops: survey.tops, height, share, hasDemo }),
  };
  const more = { ...reached, parts: reached.parts + 1 };
  const isMine = run.way === 'mine';
  const load = isMine ? loads.moving : loads.all;
  const holds = lineHolds(weight);
  const isBroken = load > holds;
  const fall = useFall(isBroken);
  const still = stillBytes(weight);
  const isReady = act.isDone && goes.isDone && fall.isAtRest && !isBroken;
  const hung = act.between(ACT.hangs, ACT.hung);

  return (
    <div className="portfolio__scene" data-night={isMine} data-broken={isBroken}>
      <Headline
        run={run}
        subject={isHere ? 'This page' : 'Its write-up'}
        hungBytes={hung < 1 ? still * hung : undefined}
        reached={reached}
        all={all}
        load={load}
        otherLoad={isMine ? loads.all : loads.moving}
        holds={holds}
        nextLoad={loadOfAll({ ...given, reached: more })}
        playBytes={weight.playBytes}
        isSeeking={seeks === run.opened && run.opened > 0}
      />
      <Washing
        run={`${run.opened} ${gives}`}
        page={surveyed}
        islands={islands}
        playBytes={weight.playBytes}
        reach={run.number('reach')}
        share={share}
        strain={(load - still) / Math.max(holds - still, 1)}
        isNight={isMine}
        isBroken={isBroken}
        drop={fall.drop}
        ghostStrain={(loads.moving - still) / Math.max(holds - still, 1)}
        hung={hung}
        invite={isReady && reach < 100 ? inviteOf(run.values) : undefined}
        onHold={setIsHeld}
      />
      {hasDemo && isBroken && fall.isAtRest && (
        <button
          type="button"
          className="stage-chip portfolio__off"
          onClick={() => run.change({ demo: false })}
        >
          Take this demo off
        </button>
      )}
      <WaySwitch
        run={run}
        isLit={isBroken && !isMine && fall.isAtRest && act.isDone}
        naive={<Choice name={run.ways.naive} bytes={loads.all} />}
        mine={<Choice name={run.ways.mine} bytes={loads.moving} />}
        onChoose={(choice) => {
          run.choose(choice);
          if (choice === 'mine' && isHere) xray.flash();
        }}
      />
      {xray.isOn && isHere && <Veil page={page} onEnd={xray.end} />}
    </div>
  );
}

function inviteOf({ reach, gives }: Settings): string {
  if (gives === 'moving') return 'On to the end';
  return reach === 0 ? 'Slide me: script for every part' : 'A little further';
}

/** A way with what the page weighs when it is gone, so that both can be compared. */
function Choice({ name, bytes }: { name: string; bytes: number }) {
  return (
    <span className="portfolio__way">
      {name} <b>{kilobytes(bytes)} KB</b>
    </span>
  );
}
