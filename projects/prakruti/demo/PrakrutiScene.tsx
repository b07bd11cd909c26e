import { useRef, useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { DataTable } from '@/stage/DataTable';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import { useSettings } from '@/stage/use-settings';
import type { Run } from '@/stage/use-settings';

import { ACT_MS, actAt, hasArrived } from './clock';
import { composePage } from './page';
import { PageView } from './PageView';
import { PartCard } from './PartCard';
import { PrakrutiMore } from './PrakrutiMore';
import { settings, withPart } from './settings';
import type { Settings } from './settings';
import { layOutSoil, SOIL_SHARE } from './soil';
import { sayRows, SoilView } from './SoilView';
import { PARTS, planLoads } from './trips';
import type { Cargo } from './trips';
import { useLateFont } from './use-late-font';
import { useLoad } from './use-load';
import { sizesOf, useMeasured } from './use-measured';
import type { Measured } from './use-measured';
import { countOf, formatCount, sayRest, sayStep } from './words';

const DARES = [
  { name: 'One byte too many', query: '?parts=none&fill=14601' },
  { name: 'Same weight, words first', query: '?order=first' },
  { name: 'Start with 3 segments', query: '?parts=script&window=3' },
] as const;

/** The poster stays until everything has been weighed. */
export function PrakrutiScene() {
  const run = useSettings(settings);
  const measured = useMeasured(run.values);
  return measured && <LoadingPage run={run} measured={measured} />;
}

interface Props {
  run: Run<Settings>;
  measured: Measured;
}

/** A page, what is put into it, and the round trips until its words can be read. */
function LoadingPage({ run, measured }: Props) {
  const opening = useOpeningAct(ACT_MS, { isSkipped: run.isShared });
  const moment = opening.isDone ? undefined : actAt(opening.elapsedMs);
  const { order, rtt, window, fill, leaf } = run.values;
  const parts = moment?.parts ?? run.values.parts;
  const plan = planLoads(sizesOf(measured, parts), { parts, order, fill, window });
  const page = composePage(leaf, parts);
  // With reduced motion every load is there at once, and there is nothing to see again.
  const isStill = useReducedMotion();
  const [again, setAgain] = useState(0);
  const [wasTaken, setWasTaken] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const key = [run.values.parts.join(), order, rtt, window, fill, again].join(' ');
  const playedMs = useLoad(key, plan.trips * rtt, !run.isShared);
  const elapsedMs = moment?.loadMs ?? playedMs;
  const isThere = (cargo: Cargo) =>
    plan.loads.some((load) => load.cargo === cargo && hasArrived(load, rtt, elapsedMs));
  useLateFont(isThere('font'));

  const isOverPage = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  const wait = `${formatCount(plan.words.trip * rtt)} ms`;

  return (
    <Scene approach={order === 'first' ? 'mine' : 'naive'} opening={opening} className="prakruti">
      <SceneHead label="A8, an example page, one connection">
        <ApproachSwitch
          legend="Order on the wire"
          naive="Words last"
          mine="Words first"
          chosen={order === 'first' ? 'mine' : 'naive'}
          onChoose={(next) => run.change({ order: next === 'mine' ? 'first' : 'last' })}
        />
      </SceneHead>
      <Sentence
        problem={run.problem}
        note={
          !moment && (
            <>
              {fill > 0 ? (
                <LiveNumber control={run.number('fill')}>{formatCount(plan.bytes)}</LiveNumber>
              ) : (
                formatCount(plan.bytes)
              )}{' '}
              {sayRest(plan, order, rtt)} The first trip carries{' '}
              <LiveNumber control={run.number('window')}>{countOf(window, 'segment')}</LiveNumber>,
              each next one twice as many.
            </>
          )
        }
      >
        {moment ? (
          sayStep(moment.step, moment.parts.at(-1), plan)
        ) : (
          <>
            The words come with{' '}
            <b>
              trip <span data-trips>{plan.words.trip}</span>
            </b>
            . At <LiveNumber control={run.number('rtt')}>{formatCount(rtt)} ms</LiveNumber> a round
            trip, you read them after {plan.words.trip > 1 ? <mark>{wait}</mark> : <b>{wait}</b>}.
          </>
        )}
      </Sentence>
      <Drawing className="prakruti__drawing">
        {({ width, height, isNarrow }) => {
          const size = { width, height: Math.round(height * SOIL_SHARE), isNarrow };
          const soil = layOutSoil(moment?.step === 0 ? undefined : plan, window, size);
          return (
            <>
              <PageView
                frame={frame}
                page={page}
                leaf={run.number('leaf')}
                isPainted={moment?.step === 0 || isThere('words')}
                waitedMs={Math.min(elapsedMs, plan.words.trip * rtt)}
                photo={isThere('photo') ? measured.photo : undefined}
                isOver={isOver}
                canReshape={!moment}
              />
              <p className="prakruti__tray" aria-hidden="true">
                {PARTS.map((part) => (
                  <i key={part} data-part={part} />
                ))}
              </p>
              <div className="prakruti__parts" role="group" aria-label="In the page">
                {PARTS.map((part) => (
                  <PartCard
                    key={part}
                    part={part}
                    bytes={sizesOf(measured, parts)[part]}
                    isIn={parts.includes(part)}
                    isFirst={part === 'photo'}
                    invite={
                      part === 'photo' && opening.isDone && !run.isShared && !wasTaken
                        ? 'Take me out'
                        : undefined
                    }
                    isOverPage={isOverPage}
                    onHold={setIsOver}
                    onPlace={(isIn) => {
                      setWasTaken(true);
                      run.change({ parts: withPart(run.values.parts, part, isIn) });
                    }}
                  />
                ))}
              </div>
              <SoilView soil={soil} size={size} rtt={rtt} elapsedMs={elapsedMs} />
              <DataTable
                isHidden
                caption="Round trips"
                columns={['Trip', 'Taken', 'With']}
                rows={sayRows(soil.rows)}
              />
            </>
          );
        }}
      </Drawing>
      <SceneFoot>
        <Dares
          dares={DARES}
          onOpen={(query) => {
            setWasTaken(true);
            run.open(query);
            setAgain(again + 1);
          }}
        />
        {!isStill && (
          <button type="button" className="stage-chip" onClick={() => setAgain(again + 1)}>
            Load again
          </button>
        )}
        <More>
          <PrakrutiMore run={run} page={page} plan={plan} measured={measured} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
