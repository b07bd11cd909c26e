import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';

import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, actAt, hasArrived } from './clock';
import { sizesOf } from './measured';
import type { Measured } from './measured';
import { composePage } from './page';
import { PageView } from './PageView';
import { PartCard } from './PartCard';
import { withPart } from './settings';
import type { Settings } from './settings';
import { layOutSoil, sizeOfSoil } from './soil';
import { sayRows, SoilView } from './SoilView';
import { PARTS, planLoads } from './trips';
import type { Cargo } from './trips';
import { countOf, formatCount, sayRest, sayStep } from './words';

/** The photo first, because that is what a visitor is asked to take out; the styles put them in the order of the wire. */
const CARDS = PARTS.toReversed();

/** A page, what is put into it, and the round trips until its words can be read. */
export function PrakrutiScene({ run, act, data: measured }: SceneProps<Settings, Measured>) {
  const { order, rtt, window, leaf } = run.values;
  const moment = act.isDone ? undefined : actAt(act.elapsedMs, run.values);
  const { parts, fill } = moment ?? run.values;
  const plan = planLoads(sizesOf(measured, parts), { parts, order, fill, window });
  const page = composePage(leaf, parts);
  // With reduced motion every load is there at once, and there is nothing to see again.
  const isStill = useReducedMotion();
  const [again, setAgain] = useState(0);
  const [wasTaken, setWasTaken] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wanted = [run.values.parts.join(), run.values.fill, order, rtt, window];
  const key = [...wanted, run.opened, again].join(' ');
  const playedMs = useLoad(key, plan.trips * rtt, act, run.values);
  const elapsedMs = moment?.loadMs ?? playedMs;
  const isThere = (cargo: Cargo) =>
    plan.loads.some((load) => load.cargo === cargo && hasArrived(load, rtt, elapsedMs));

  const isOverPage = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  const wait = `${formatCount(plan.words.trip * rtt)} ms`;

  return (
    <>
      <WaySwitch run={run} />
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
          sayStep(moment, plan, order)
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
        {(drawing) => {
          const size = sizeOfSoil(drawing);
          const soil = layOutSoil(moment?.step === 0 ? undefined : plan, window, size);
          const place: CSSProperties & Record<'--soil', string> = { '--soil': `${size.height}px` };
          return (
            <div className="prakruti__ground" style={place}>
              <p className="prakruti__tray" aria-hidden="true">
                {PARTS.map((part) => (
                  <i key={part} data-part={part} />
                ))}
              </p>
              <div className="prakruti__parts" role="group" aria-label="In the page">
                {CARDS.map((part) => (
                  <PartCard
                    key={part}
                    part={part}
                    bytes={sizesOf(measured, parts)[part]}
                    isIn={parts.includes(part)}
                    isLit={part === 'photo' && act.isDone && !wasTaken}
                    isOverPage={isOverPage}
                    onHold={setIsOver}
                    onPlace={(isIn) => {
                      setWasTaken(true);
                      run.change({ parts: withPart(run.values.parts, part, isIn) });
                    }}
                  />
                ))}
              </div>
              <PageView
                frame={frame}
                page={page}
                leaf={run.number('leaf')}
                isPainted={moment?.step === 0 || isThere('words')}
                waitedMs={Math.min(elapsedMs, plan.words.trip * rtt)}
                photo={isThere('photo') ? measured.photo : undefined}
                font={isThere('font') ? measured.fontAddress : undefined}
                isOver={isOver}
                canReshape={!moment}
                onLoad={isStill || moment ? undefined : () => setAgain(again + 1)}
              />
              <SoilView soil={soil} size={size} rtt={rtt} elapsedMs={elapsedMs} />
              <DataTable
                isHidden
                caption="Round trips"
                columns={['Trip', 'Taken', 'With']}
                rows={sayRows(soil.rows)}
              />
            </div>
          );
        }}
      </Drawing>
    </>
  );
}

/**
 * Milliseconds since the page began to load, at real speed. It goes on from where the opening act left it, and loads anew
 * whenever the key changes; with reduced motion it is there at once.
 */
function useLoad(key: string, lastsMs: number, act: OpeningAct, values: Settings): number {
  const isStill = useReducedMotion();
  const [load, setLoad] = useState(() => ({ key, ms: actAt(ACT.ends, values).loadMs }));
  if (act.isDone && load.key !== key) setLoad({ key, ms: 0 });
  const ms = isStill ? Infinity : load.ms;
  useFrameLoop(
    (elapsedMs) => setLoad((before) => ({ ...before, ms: before.ms + elapsedMs })),
    act.isDone && ms < lastsMs,
  );
  return ms;
}
