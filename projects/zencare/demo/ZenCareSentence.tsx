import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { NumberControl } from '@/stage/number-control';

import { orderOf } from './settings';
import type { Settings } from './settings';
import { isWrong } from './timers';
import type { Order, Reading } from './timers';
import {
  announce,
  explainAbsence,
  formatClock,
  formatSpan,
  inviteToLeave,
  nameAbsence,
} from './words';

interface Controls {
  session: NumberControl;
  tick: NumberControl;
  pace: NumberControl;
  away: NumberControl;
}

interface Props {
  /** `passing`: a time away is played; `worked out`: what came of it by Chrome's rule; `live`: both timers are here. */
  phase: 'passing' | 'worked out' | 'live';
  /** How long the time away takes to pass here. */
  passesMs: number;
  reading: Reading;
  shown: Settings;
  isNaive: boolean;
  isPaused: boolean;
  /** The visitor's breaths a minute, once there are enough of them. */
  breathsAMinute: number | undefined;
  controls: Controls;
  problem: string | undefined;
}

/** What the timer in charge says, and what the other one missed. */
export function ZenCareSentence(props: Props) {
  const { phase, passesMs, reading, shown, isPaused, controls, problem } = props;
  const order = orderOf(shown);
  if (phase === 'passing') {
    return (
      <Sentence
        problem={problem}
        note="One timer keeps the moment it ends. The other waits for ticks."
      >
        {nameAbsence(shown)}, shown in {passesMs / 1_000}&nbsp;seconds.
      </Sentence>
    );
  }
  const { absence } = reading;
  const note = absence ? (
    explainAbsence(absence, reading, order)
  ) : (
    <LiveNote reading={reading} order={order} tick={controls.tick} />
  );
  return (
    <Sentence
      note={note}
      problem={problem}
      // A clock would be read out every second.
      {...(phase === 'live' && { announcement: announce(reading, order, isPaused) })}
    >
      {phase === 'worked out' ? (
        <WorkedOut {...props} order={order} />
      ) : (
        <Live {...props} order={order} />
      )}
    </Sentence>
  );
}

interface PartProps extends Props {
  order: Order;
}

/** One frame of words for every case, so that a number that is being dragged stays. It is not dragged to no time at all. */
function WorkedOut({ reading, order, isNaive, controls: { session, away } }: PartProps) {
  return (
    <>
      <Left {...{ reading, isNaive }} />: <LiveNumber control={session} /> set,{' '}
      <LiveNumber control={{ ...away, setting: { ...away.setting, from: 1 } }} /> away.{' '}
      <Consequence {...{ reading, order, isNaive }} />
    </>
  );
}

function Live({ reading, order, isNaive, isPaused, breathsAMinute, controls }: PartProps) {
  const { absence } = reading;
  const isUp = shownMs(reading, isNaive) === 0;
  return (
    <>
      <Left {...{ reading, isNaive }} />
      {isUp ? ', after ' : ' of '}
      <LiveNumber control={controls.session} />.{' '}
      {absence && !isNaive && <>You were away {formatSpan(absence.ms)}. </>}
      {absence || isUp ? (
        <Consequence {...{ reading, order, isNaive }} />
      ) : isPaused ? (
        'Hold to breathe in, and both run.'
      ) : breathsAMinute === undefined ? (
        <>
          Hold to breathe in. The ring leads to <LiveNumber control={controls.pace} /> a minute.
        </>
      ) : (
        <>
          Your pace is <b>{breathsAMinute.toFixed(1)}</b> a minute, the ring leads to{' '}
          <LiveNumber control={controls.pace} />.
        </>
      )}
    </>
  );
}

function shownMs({ mineMs, otherMs }: Reading, isNaive: boolean): number {
  return isNaive ? otherMs : mineMs;
}

/** What the timer in charge believes, marked where it is wrong. */
function Left({ reading, isNaive }: Pick<Props, 'reading' | 'isNaive'>): ReactNode {
  const left = shownMs(reading, isNaive);
  if (left === 0) return 'Time is up';
  const words = <>{formatClock(left)} left</>;
  return isNaive && isWrong(reading) ? <mark>{words}</mark> : words;
}

/** What the other timer made of the same time; or, with the counting timer in charge, what it noticed. */
function Consequence({
  reading,
  order,
  isNaive,
}: Pick<PartProps, 'reading' | 'order' | 'isNaive'>) {
  const { absence, mineMs, otherMs } = reading;
  if (!isWrong(reading)) return absence ? 'Both timers know.' : 'Both timers agree.';
  if (isNaive) {
    return absence ? (
      <>
        It counted {formatSpan(absence.came * order.tickMs)} of {formatSpan(absence.ms)}.
      </>
    ) : (
      <>It counted fewer ticks than there were.</>
    );
  }
  if (mineMs === 0 || !absence) {
    return (
      <>
        The other says <mark>{formatClock(otherMs)}</mark>.
      </>
    );
  }
  return (
    <>
      The other <mark>missed {formatSpan(absence.ms - absence.came * order.tickMs)}</mark>.
    </>
  );
}

interface NoteProps {
  reading: Reading;
  order: Order;
  tick: NumberControl;
}

function LiveNote({ reading, order, tick }: NoteProps) {
  if (reading.mineMs === 0) return 'Hold the circle to start again.';
  const skipped = Math.round((reading.otherMs - reading.mineMs) / order.tickMs);
  return (
    <>
      {isWrong(reading)
        ? `While you watched, this browser skipped ${skipped} ticks of `
        : 'One timer keeps its end. The other counts ticks of '}
      <LiveNumber control={tick} /> s. <b>{inviteToLeave(order)}</b>
    </>
  );
}
