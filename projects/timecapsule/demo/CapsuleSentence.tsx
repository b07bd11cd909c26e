import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { View } from './bench';
import { secondsLeft } from './relay';
import type { Settings } from './settings';
import { explain, formatSeconds, formatTook } from './words';

interface Props {
  run: Run<Settings>;
  view: View;
  isLaidOpen: boolean;
  wasPulled: boolean;
}

/** What the lock, its workers and its creator have come to. */
export function CapsuleSentence({ run, view, isLaidOpen, wasPulled }: Props) {
  const { seconds, workers } = run.values;
  const numbers = {
    seconds: <LiveNumber control={run.number('seconds')} />,
    workers: <LiveNumber control={run.number('workers')} />,
    byte: <LiveNumber control={run.number('byte')} />,
  };
  const words =
    isLaidOpen && run.values.lock === 'time' ? (
      <Sealing {...numbers} />
    ) : (
      say(run.values, view, numbers)
    );
  return (
    <Sentence
      problem={run.problem}
      note={explain(run.values, view, wasPulled)}
      // The seconds to go would be read out one by one.
      {...(view.phase === 'working' && {
        announcement: `Sealed for ${seconds} seconds. Workers: ${workers}.${wasPulled ? ' It is locked.' : ''}`,
      })}
    >
      {words}
    </Sentence>
  );
}

interface Numbers {
  seconds: ReactNode;
  workers: ReactNode;
  byte: ReactNode;
}

function Sealing({ seconds }: Pick<Numbers, 'seconds'>) {
  return <>Sealing a message for {seconds}&nbsp;seconds of squaring.</>;
}

function say(values: Settings, view: View, { seconds, workers, byte }: Numbers): ReactNode {
  const { lock, way } = values;
  const attempt = view.attempts.at(-1);
  const plural = values.workers === 1 ? '' : 's';
  if (lock === 'date') {
    return (
      <>
        A date check says wait {seconds}&nbsp;seconds. Anyone can read the record <mark>now</mark>.
      </>
    );
  }
  if (view.phase === 'sealing' || !view.capsule || !attempt) return <Sealing seconds={seconds} />;
  if (view.phase === 'working') {
    const left = <b>{secondsLeft(attempt, view.capsule.rate)}</b>;
    if (way === 'race')
      return <>One, two and four workers race for {seconds}&nbsp;seconds of squaring.</>;
    if (values.byte > 0) {
      return (
        <>
          Sealed for {seconds}&nbsp;seconds, and byte&nbsp;{byte} was changed. Still {left} to go.
        </>
      );
    }
    if (way === 'guess') {
      return (
        <>
          Sealed for {seconds}&nbsp;seconds. {workers}&nbsp;worker{plural} guess, {left} to go.
        </>
      );
    }
    return (
      <>
        Sealed for {seconds}&nbsp;seconds. {workers}&nbsp;worker{plural}, still {left} to go
        {values.workers === 1 ? '.' : <>: {values.workers - 1}&nbsp;can only wait.</>}
      </>
    );
  }
  if (values.byte > 0) {
    return (
      <>
        Byte&nbsp;{byte} of the record was changed. The number is right, and it stays{' '}
        <mark>shut</mark>.
      </>
    );
  }
  if (attempt.kind === 'key') {
    return (
      <>
        Sealed for {seconds}&nbsp;seconds. The creator’s key opened it in{' '}
        <b>{formatTook(attempt.clockMs)}</b>.
      </>
    );
  }
  if (way === 'race') {
    const [one, two, four] = view.attempts.map(({ clockMs }) => (
      <b key={clockMs}>{formatSeconds(clockMs)}</b>
    ));
    return (
      <>
        Sealed for {seconds}&nbsp;seconds. One worker needed {one}, two {two}, four {four}.
      </>
    );
  }
  if (view.phase === 'refused') {
    return (
      <>
        {workers} guessed and took <b>{formatSeconds(attempt.clockMs)}</b> of {seconds}
        &nbsp;seconds. Wrong number: it stays <mark>shut</mark>.
      </>
    );
  }
  return (
    <>
      Sealed for {seconds}&nbsp;seconds. {workers}&nbsp;worker{plural} needed{' '}
      <b>{formatSeconds(attempt.clockMs)}</b>.
    </>
  );
}
