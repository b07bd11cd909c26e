import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Reached } from './load';
import { secondsFor } from './load';
import type { Settings } from './settings';
import { STRAW, WEAK } from './settings';
import { count, kilobytes, saySeconds, wholeKilobytes } from './words';

interface Props {
  run: Run<Settings>;
  /** "This page", or what else hangs on the line. */
  subject: string;
  /** How much of the page hangs already, in bytes, while the opening act hangs it up. */
  hungBytes: number | undefined;
  reached: Reached;
  all: Reached;
  /** What the page weighs in the chosen way and in the other one, and what the line holds, in bytes. */
  load: number;
  otherLoad: number;
  holds: number;
  /** What one part more would make of it. */
  nextLoad: number;
  playBytes: number;
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
  const { run, subject, reached, load, holds, playBytes } = props;
  const isMine = run.way === 'mine';
  const isBroken = load > holds;
  if (run.values.demo && isBroken && isMine) {
    return (
      <>
        <mark>Snap.</mark> Play fetched <b>{kilobytes(playBytes)}&nbsp;KB</b> for this demo, more
        than the page weighs. Together {kilobytes(load)}&nbsp;KB: so the demo waits for Play.
      </>
    );
  }
  if (reached.parts === 0) {
    return (
      <>
        {subject} weighs <b>{kilobytes(load)}&nbsp;KB</b> without script. Its line holds{' '}
        {wholeKilobytes(holds)}. {isMine ? 'What if only' : 'What if every part gets some?'}
        {isMine && ' the parts that do something get some?'}
      </>
    );
  }
  if (isMine) return <Hangs {...props} />;
  return isBroken ? <Snaps {...props} /> : <Carries {...props} />;
}

/** Only what moves has script. */
function Hangs({ run, reached, all, load, otherLoad, holds }: Props) {
  return (
    <>
      Of {reached.parts === all.parts ? 'all' : 'the same'} <Given run={run} reached={reached} />,
      only {reached.moving} get script. The other {reached.parts - reached.moving} cost nothing. It
      hangs: <b>{kilobytes(load)}</b> of {wholeKilobytes(holds)}&nbsp;KB. At{' '}
      <LiveNumber control={run.number('kbps')} /> you wait <Seconds run={run} bytes={load} />, not{' '}
      <Seconds run={run} bytes={otherLoad} />.
    </>
  );
}

function Snaps({ run, reached, load, otherLoad, holds }: Props) {
  const idle = reached.parts - reached.moving;
  if (run.dare === WEAK) {
    return (
      <>
        <mark>Snap.</mark> On a weak signal, <LiveNumber control={run.number('kbps')} />, you wait{' '}
        <b>
          <Seconds run={run} bytes={load} />
        </b>{' '}
        for <Given run={run} reached={reached} /> with script, and {idle} do nothing with it. It
        could be <Seconds run={run} bytes={otherLoad} />.
      </>
    );
  }
  return (
    <>
      <mark>Snap.</mark> You gave <Given run={run} reached={reached} /> script and {idle} do nothing
      with it: <b>{kilobytes(load)}&nbsp;KB</b> on a line for {wholeKilobytes(holds)}. At{' '}
      <LiveNumber control={run.number('kbps')} /> you wait <Seconds run={run} bytes={load} />, not{' '}
      <Seconds run={run} bytes={otherLoad} />.
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
  if (run.dare === STRAW) {
    return (
      <>
        <Given run={run} reached={reached} /> of {all.parts} have script, and the line holds:{' '}
        {carried}. How many more until it snaps? Stop one short.
      </>
    );
  }
  return (
    <>
      {isLast && isSeeking && <mark>You found it.</mark>} <Given run={run} reached={reached} /> of{' '}
      {all.parts} have script, and {reached.parts - reached.moving} do nothing with it. The line
      carries {carried}. {isLast && 'One more and it snaps.'}
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

function Seconds({ run, bytes }: { run: Run<Settings>; bytes: number }) {
  return <span data-seconds>{saySeconds(secondsFor(bytes, run.values.kbps))}</span>;
}
