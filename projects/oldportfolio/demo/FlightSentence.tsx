import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import { isInHand } from './flight';
import type { Flight, Turn } from './flight';
import { LEAST_SPEED, speedOf } from './motion';
import { CROWD, isAimed } from './runs';
import type { Settings } from './settings';
import { carriedPx, count, keptBy, sayKept } from './words';

/** A hand that is slower than this only holds it. */
const SWING = 60;
/** A smaller turn is hard to see; what shows then is the other speed. */
const LEAST_DEGREES = 20;

interface Props {
  run: Run<Settings>;
  flight: Flight;
  isAct: boolean;
}

/** What the card does with the speed of the hand. */
export function FlightSentence(props: Props) {
  return <Sentence problem={props.run.problem}>{say(props)}</Sentence>;
}

function say({ run, flight, isAct }: Props): ReactNode {
  const { do: deed } = run.values;
  if (isInHand(flight)) return <InHand speed={speedOf(flight.hand)} />;
  if (flight.turn?.kind === 'sent') return <Sent run={run} turn={flight.turn} />;
  if (deed === 'back') return <CalledBack run={run} flight={flight} />;
  if (deed === 'second') return <OneStep run={run} flight={flight} />;
  if (deed === 'throw' && !(isAct && flight.carry === undefined && !flight.turn)) {
    return <Thrown run={run} flight={flight} />;
  }
  if (flight.turn) return 'That was no throw yet. Drag the card and let go while it moves.';
  return <Waiting run={run} isAct={isAct} />;
}

function Waiting({ run, isAct }: Pick<Props, 'run' | 'isAct'>) {
  const { cards, approach } = run.values;
  const one = cards === 1;
  const dare = isAct ? '' : <Dare run={run} />;
  if (approach === 'mine') {
    return (
      <>
        A spring pulls {one ? 'this card' : `these ${count(cards)} cards`} home.{dare}
      </>
    );
  }
  return (
    <>
      A timed curve brings {one ? 'this card' : `these ${count(cards)} cards`} home in{' '}
      <LiveNumber control={run.number('curve')} />
      &nbsp;ms.{dare}
    </>
  );
}

function Dare({ run }: Pick<Props, 'run'>) {
  const them = run.values.cards === 1 ? 'it' : 'them';
  if (!isAimed(run.values)) return ` Now throw ${them}.`;
  return (
    <>
      {' '}
      Enter throws {them} at <LiveNumber control={run.number('speed')} />
      &nbsp;px/s.
    </>
  );
}

function InHand({ speed }: { speed: number }) {
  if (speed < SWING) return 'You have it. Swing it, and let go while it moves.';
  return (
    <>
      Your hand moves it at <b>{count(speed)}&nbsp;px/s</b>. Let go!
    </>
  );
}

function Thrown({ run, flight }: Pick<Props, 'run' | 'flight'>) {
  const { turn } = flight;
  const { cards, approach, speed } = run.values;
  const pace = (
    <>
      <LiveNumber control={run.number('speed')} />
      &nbsp;px/s
    </>
  );
  if (speed < LEAST_SPEED) {
    return <>You let go at {pace}, so there is no speed to keep. Let go while your hand moves.</>;
  }
  const thrown = (
    <>
      {cards >= CROWD ? '' : 'You threw '}
      {cards === 1 ? 'it' : `${count(cards)} cards`} at {pace}.
    </>
  );
  if (!turn) return thrown;
  if (cards > 1) {
    return (
      <>
        {thrown} {cards >= CROWD ? `All ${count(cards)}` : 'Their'}{' '}
        {approach === 'mine' ? (
          <>
            springs kept the speed and <b>flew&nbsp;on</b>.
          </>
        ) : (
          <>
            timed curves dropped the speed and <mark>turned&nbsp;back</mark>.
          </>
        )}
      </>
    );
  }
  if (approach === 'naive') {
    return (
      <>
        {thrown} The timed curve dropped the speed and <Turned turn={turn} />
      </>
    );
  }
  return (
    <>
      {thrown} The spring <FlownOn flight={flight} />
    </>
  );
}

/** The spring's speed and direction once it was let go, from the record of its flight. */
function FlownOn({ flight }: { flight: Flight }) {
  const { degrees, speed } = keptBy(flight);
  return (
    <>
      flew on at <b>{count(speed)}&nbsp;px/s</b> and <b>{sayKept(degrees)}</b>.
    </>
  );
}

function Turned({ turn: { degrees = 0, after } }: { turn: Turn }) {
  if (degrees >= LEAST_DEGREES) {
    return (
      <>
        turned <mark>{count(degrees)}°</mark>.
      </>
    );
  }
  if (speedOf(after) < LEAST_SPEED) return <mark>stayed put.</mark>;
  return (
    <>
      left at <mark>{count(speedOf(after))}&nbsp;px/s</mark>.
    </>
  );
}

function Sent({ run, turn }: { run: Run<Settings>; turn: Turn }) {
  if (turn.degrees === undefined) return 'You moved its home, and the card follows.';
  if (run.values.approach === 'mine') {
    return 'You moved its home on the way. The spring bent its path and kept its speed.';
  }
  return (
    <>
      You moved its home on the way. The timed curve dropped its speed and <Turned turn={turn} />
    </>
  );
}

function CalledBack({ run, flight }: Pick<Props, 'run' | 'flight'>) {
  const { turn } = flight;
  const after = (
    <>
      <LiveNumber control={run.number('after')} />
      &nbsp;ms
    </>
  );
  if (!turn) return <>The card sets off. After {after} it is called back.</>;
  const called = <>Called back after {after}.</>;
  if (run.values.approach === 'mine') {
    return (
      <>
        {called} The spring coasted <b>{count(carriedPx(flight))}&nbsp;px</b> on, then came back.
      </>
    );
  }
  return (
    <>
      {called} The timed curve flipped from <b>{count(speedOf(turn.before))}</b> to{' '}
      <mark>−{count(speedOf(turn.after))}&nbsp;px/s</mark> at once.
    </>
  );
}

function OneStep({ run, flight: { leapPx } }: Pick<Props, 'run' | 'flight'>) {
  const hidden = (
    <>
      The tab was hidden for <LiveNumber control={run.number('step')} />
      &nbsp;ms.
    </>
  );
  if (leapPx === undefined) return hidden;
  if (run.values.approach === 'naive') {
    return <>{hidden} The timed curve asks the clock and is where it should be.</>;
  }
  const far = count(Math.abs(leapPx));
  if (leapPx < 0) {
    return (
      <>
        {hidden} One step leaves the spring <b>{far}&nbsp;px</b> short of home, which is safe.
      </>
    );
  }
  return (
    <>
      {hidden} One long step throws the spring <mark>{far}&nbsp;px</mark> too far.
    </>
  );
}
