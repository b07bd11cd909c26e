import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Flight, Turn } from './flight';
import { speedOf } from './motion';
import type { Settings } from './settings';
import { count, degreesOf, explain, ON_ITS_WAY } from './words';

interface Props {
  run: Run<Settings>;
  /** Unset: nothing flies yet. */
  flight: Flight | undefined;
  isAct: boolean;
}

/** What the last change of mind came to. */
export function FlightSentence({ run, flight, isAct }: Props) {
  const isBeforeThrow = isAct && run.values.do === 'throw' && flight?.turn?.kind !== 'thrown';
  return (
    <Sentence problem={run.problem} note={isAct || !flight ? '' : explain(flight)}>
      {flight && !isBeforeThrow ? say(run, flight) : sayAct(flight)}
    </Sentence>
  );
}

function sayAct(flight: Flight | undefined): string {
  return flight?.turn ? 'Called back: one turns on the spot, one slows down first.' : ON_ITS_WAY;
}

function say(run: Run<Settings>, flight: Flight): ReactNode {
  const { turn, leapPx, isHeld } = flight;
  const deed = run.values.do;
  if (deed === 'second' && (leapPx !== undefined || turn?.kind !== 'sent')) {
    const far = leapPx === undefined ? undefined : `${count(Math.abs(leapPx))} px`;
    return (
      <>
        One step of <LiveNumber control={run.number('step')} />
        &nbsp;ms{' '}
        {far === undefined ? 'is about to be made.' : <Landed px={leapPx ?? 0} far={far} />}
      </>
    );
  }
  if (isHeld) return 'You have it. Let go while your hand is still moving.';
  if (deed === 'back' && turn?.kind !== 'sent') {
    return (
      <>
        Called back after <LiveNumber control={run.number('after')} />
        &nbsp;ms. The timed curve {turn ? <Flipped flight={flight} /> : 'is on its way.'} The spring
        slows down first.
      </>
    );
  }
  if (turn?.kind === 'sent') {
    return (
      <>
        Sent elsewhere on the way. The spring keeps its speed. The timed curve{' '}
        <Turned turn={turn} />
      </>
    );
  }
  return (
    <>
      Let go at <LiveNumber control={run.number('speed')} />
      &nbsp;px/s. {run.values.speed === 0
        ? 'The spring starts slowly.'
        : 'The spring keeps it.'}{' '}
      The timed curve{' '}
      {turn && speedOf(turn.before) === 0 ? <Started turn={turn} /> : <Turned turn={turn} />}
    </>
  );
}

function Landed({ px, far }: { px: number; far: string }) {
  if (px < 0) {
    return (
      <>
        leaves the spring <b>{far}</b> short of home. Short steps are safe.
      </>
    );
  }
  return (
    <>
      throws the spring <mark>{far}</mark> too far. Short steps bring it back.
    </>
  );
}

function Flipped({ flight: { turn } }: { flight: Flight }) {
  if (!turn) return null;
  return (
    <>
      flips from <b>{count(speedOf(turn.before))}</b> to{' '}
      <mark>−{count(speedOf(turn.after))}&nbsp;px/s</mark> on the spot.
    </>
  );
}

function Started({ turn }: { turn: Turn }) {
  return (
    <>
      leaps to <mark>{count(speedOf(turn.after))}&nbsp;px/s</mark> on the spot.
    </>
  );
}

function Turned({ turn }: { turn: Flight['turn'] }) {
  const degrees = degreesOf(turn);
  if (degrees === undefined) return <>has no speed to forget.</>;
  return (
    <>
      turns <mark>{degrees}</mark> on the spot.
    </>
  );
}
