import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Settings } from './settings';
import { isWrong, RULE_OF } from './timers';
import type { Order, Reading } from './timers';
import {
  formatClock,
  formatSpan,
  judge,
  nameRule,
  nameSource,
  sayAway,
  sayHowLate,
  sayHowLong,
} from './words';

interface Props {
  run: Run<Settings>;
  order: Order;
  /** What both timers say by now. */
  reading: Reading;
  isMeasured: boolean;
  /** Why a real absence was not measured. */
  failure: string | undefined;
  /** How far the timer is wound up, while the opening act does it. */
  wound: number | undefined;
  /** Whether the time away has come to its end, and what fell has landed: then there is a verdict. */
  hasLanded: boolean;
}

/** What the timer in charge makes of the time you were away. */
export function ZenCareSentence(props: Props) {
  const { run, order, reading, isMeasured, failure, wound } = props;
  const { away, sound } = run.values;
  if (wound !== undefined) {
    return (
      <Sentence problem={run.problem}>
        You set a timer to <b>{formatClock(order.sessionMs * wound)}</b>
        {wound === 1 && ' and leave for another tab'}.
      </Sentence>
    );
  }
  return (
    <Sentence
      problem={run.problem}
      note={
        failure ??
        (away > 0 && (
          <>
            {isMeasured ? (
              nameSource(reading.absence, isMeasured, sound)
            ) : (
              <>
                <span className="zencare__source">
                  {nameSource(reading.absence, isMeasured, sound)} Worked out for {RULE_OF}, not
                  measured; Firefox and Safari differ.
                </span>
                <span className="zencare__brief">{nameRule(reading.absence)}</span>
              </>
            )}
          </>
        ))
      }
    >
      {away > 0 ? <Away {...props} /> : <Before run={run} />}
    </Sentence>
  );
}

function Before({ run }: Pick<Props, 'run'>) {
  return (
    <>
      You set <LiveNumber control={run.number('session')} /> and leave for another tab.{' '}
      {run.way === 'mine' ? 'This timer knows when it ends.' : 'Will this timer still be right?'}
    </>
  );
}

function Away({ run, order, reading, isMeasured, hasLanded }: Props) {
  const away = run.number('away');
  return (
    <>
      {isMeasured ? 'You left for ' : 'You leave for '}
      {/* It is not dragged to no time at all. */}
      <LiveNumber control={{ ...away, setting: { ...away.setting, from: 1 } }}>
        {sayAway(reading.absence.ms)}
      </LiveNumber>
      .{' '}
      {run.way === 'mine' ? (
        <Knows {...{ order, reading, isMeasured }} />
      ) : (
        <Counts {...{ run, order, reading, isMeasured, hasLanded }} />
      )}
    </>
  );
}

function Knows({ order, reading, isMeasured }: Pick<Props, 'order' | 'reading' | 'isMeasured'>) {
  const { mineMs, otherMs, absence } = reading;
  const sinceMs = absence.ms - order.sessionMs;
  return (
    <>
      Your timer looks at the clock:{' '}
      {mineMs > 0 ? (
        <>
          <b>{formatClock(mineMs)} left</b>, and that is right.
        </>
      ) : (
        <>
          <b>time is up</b>
          {sinceMs >= 60_000 && <>, {sayAway(sinceMs)} ago</>}.
        </>
      )}
      {isMeasured && isWrong(reading) && (
        <>
          {' '}
          The other says <mark>{formatClock(otherMs)}</mark>.
        </>
      )}
    </>
  );
}

function Counts({
  run,
  order,
  reading,
  isMeasured,
  hasLanded,
}: Pick<Props, 'run' | 'order' | 'reading' | 'isMeasured' | 'hasLanded'>): ReactNode {
  const { absence, otherMs } = reading;
  const verdict = judge(reading, order);
  if (verdict === 'late') {
    return (
      <>
        Your timer says 0:00 at last, <mark>{sayHowLate(order)} late</mark>.
      </>
    );
  }
  if (verdict === 'right') {
    return (
      <>
        Your timer counts it all:{' '}
        <b>{otherMs === 0 ? 'time is up' : `${formatClock(otherMs)} left`}</b>.{' '}
        {hasLanded && explainRight(run.values.sound, isMeasured)}
      </>
    );
  }
  return (
    <>
      Your timer counts {formatSpan(absence.came * order.tickMs)} of it:{' '}
      <mark>{formatClock(otherMs)}&nbsp;left</mark>.{' '}
      {hasLanded && isWrong(reading) && (
        <b>
          {verdict === 'endless'
            ? `It needs ${sayHowLong(reading, order)} more.`
            : `It missed ${formatSpan(otherMs - reading.mineMs)}.`}
        </b>
      )}
    </>
  );
}

function explainRight(hasSound: boolean, isMeasured: boolean): string {
  if (hasSound) return 'Sound hides the fault.';
  return isMeasured ? 'This browser held nothing back.' : 'So far it is right.';
}
