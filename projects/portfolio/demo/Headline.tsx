import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Reached } from './load';
import { secondsFor } from './load';
import type { Settings } from './settings';
import { formatSpeed, STRAW, WEAK } from './settings';
import { count, kilobytes, saySeconds, wholeKilobytes } from './words';

/** A wait that is shown, faster than it is. */
export interface Wait {
  /** How long it has been waited, in the seconds of who waits. */
  readonly seconds: number;
  readonly timesFaster: number;
}

interface Props {
  run: Run<Settings>;
  /** "This page", or what else hangs on the line. */
  subject: string;
  /** How much of the page hangs already, in bytes, while the opening act hangs it up. */
  hungBytes: number | undefined;
  reached: Reached;
  all: Reached;
  /** What the page weighs in the chosen way, and what the line holds, in bytes. */
  load: number;
  holds: number;
  /** The same when the ring is where the run has it: what is said of the whole run does not count along with a ring on its way. */
  goal: { readonly reached: Reached; readonly all: number; readonly moving: number };
  /** Whether the line has snapped. */
  isBroken: boolean;
  /** What is waited for, while it is waited for. */
  wait: Wait | undefined;
  /** What one part more would make of it. */
  nextLoad: number;
  /** Whether the visitor was dared to find the last part that the line can carry. */
  isSeeking: boolean;
}

/** What the ring has done to the page, and to who waits for it. */
export function Headline(props: Props) {
  const { run, subject, hungBytes, holds } = props;
  return (
    <Sentence problem={run.problem}>
      {hungBytes === undefined ? (
        <Verdict {...props} />
      ) : (
        <>
          {subject} is hung on a line that holds {wholeKilobytes(holds)}&nbsp;KB. It weighs{' '}
          <b>{kilobytes(hungBytes)}&nbsp;KB</b>.
        </>
      )}
    </Sentence>
  );
}

function Verdict(props: Props): ReactNode {
  const { run, subject, reached, load, holds, isBroken, wait } = props;
  const isMine = run.way === 'mine';
  if (wait) return <Waits run={run} wait={wait} />;
  if (run.values.demo && load > holds && isMine) {
    return (
      <>
        {isBroken && <mark>Snap.</mark>} With this demo in it the page weighs{' '}
        <b>{kilobytes(load)}</b> of {wholeKilobytes(holds)}&nbsp;KB. So the demo loads only on Play.
      </>
    );
  }
  if (reached.parts === 0) {
    return (
      <>
        {subject} without script weighs <b>{kilobytes(load)}</b> of the {wholeKilobytes(holds)}
        &nbsp;KB that its line holds.{' '}
        {isMine ? 'Slide, and only what moves gets script.' : 'What if every part gets script?'}
      </>
    );
  }
  if (isMine) return <Hangs {...props} />;
  return isBroken ? <Snaps {...props} /> : <Carries {...props} />;
}

/** Nothing is there yet. */
function Waits({ run, wait }: Pick<Props, 'run'> & { wait: Wait }) {
  return (
    <>
      At {formatSpeed(run.values.kbps)} the page is still blank after{' '}
      <b>{wait.seconds.toFixed(1)}&nbsp;s</b> (shown {wait.timesFaster} times faster).
    </>
  );
}

/** Only what moves has script. */
function Hangs(props: Props) {
  const { run, all, goal, holds } = props;
  const { reached } = goal;
  return (
    <>
      Of {reached.parts === all.parts ? 'all' : 'the same'} <Given run={run} reached={reached} />,
      only {reached.moving} get script. It hangs: <b>{kilobytes(goal.moving)}</b> of{' '}
      {wholeKilobytes(holds)}&nbsp;KB. <Both {...props} />
    </>
  );
}

function Snaps(props: Props) {
  const { run, goal } = props;
  const { reached } = goal;
  const idle = reached.parts - reached.moving;
  if (run.dare === WEAK) {
    return (
      <>
        <mark>Snap.</mark> On a weak signal, <LiveNumber control={run.number('kbps')} />, you wait{' '}
        <b>
          <Seconds run={run} bytes={goal.all} />
        </b>
        , not <Seconds run={run} bytes={goal.moving} />.
      </>
    );
  }
  return (
    <>
      <mark>Snap.</mark> You gave <Given run={run} reached={reached} /> script, and <b>{idle}</b>{' '}
      never use it. <Both {...props} />
    </>
  );
}

function Carries({ run, reached, all, load, holds, nextLoad, isSeeking }: Props) {
  const isLast = nextLoad > holds;
  const carried = (
    <>
      <b>{kilobytes(load)}</b> of {wholeKilobytes(holds)}&nbsp;KB
    </>
  );
  // The first movement of the ring forgets the dare; what it asked for stays until it is found.
  if (run.dare === STRAW || (isSeeking && !isLast)) {
    return (
      <>
        <Given run={run} reached={reached} /> of {all.parts} have script: {carried}. How many more
        until it snaps? Stop one short.
      </>
    );
  }
  return (
    <>
      {isLast && isSeeking && <mark>You found it.</mark>} <Given run={run} reached={reached} /> of{' '}
      {all.parts} have script. The line carries {carried}. {isLast && 'One more and it snaps.'}
    </>
  );
}

/** How many parts have script: another name for how far down the page the ring is. */
function Given({ run, reached }: Pick<Props, 'run' | 'reached'>) {
  return (
    <LiveNumber control={run.number('reach')} canType={false}>
      {count(reached.parts, 'part')}
    </LiveNumber>
  );
}

/** Smaller differences nobody feels. */
const FELT_S = 1;

/** How long it takes both ways. */
function Both({ run, goal }: Props): ReactNode {
  const isMine = run.way === 'mine';
  const [load, otherLoad] = isMine ? [goal.moving, goal.all] : [goal.all, goal.moving];
  if (secondsFor(Math.abs(load - otherLoad), run.values.kbps) < FELT_S) return null;
  return (
    <>
      At <LiveNumber control={run.number('kbps')} /> you wait <Seconds run={run} bytes={load} />,
      not <Seconds run={run} bytes={otherLoad} />.
    </>
  );
}

function Seconds({ run, bytes }: { run: Run<Settings>; bytes: number }) {
  return <span data-seconds>{saySeconds(secondsFor(bytes, run.values.kbps))}</span>;
}
