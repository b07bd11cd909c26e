import type { ReactNode } from 'react';

import { LiveNumber } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import { isReply, SIDES } from './conversation';
import type { Row, Written } from './conversation';
import { lastRideIn, withLastRide, writeHand } from './hand';
import type { Deed } from './hand';
import { ASK, isAnswer, readingOf } from './run';
import { ride as rideSetting, sayRide } from './settings';
import type { Settings } from './settings';
import { findRescue, pressedLast } from './shot';
import type { Shot, Wreck } from './shot';
import {
  listLines,
  phoneOf,
  quote,
  quoteLast,
  sayPast,
  sayTally,
  tellDeath,
  tellRest,
} from './words';

interface Props {
  run: Run<Settings>;
  shot: Shot;
  deeds: readonly Deed[];
  /** The wreck that was pressed. Unset: none. */
  told: Wreck | undefined;
  /** Whether time stands still, so that the two phones can be compared. */
  isHalted: boolean;
  /** Whether a dare has gone back to the simple app. */
  isSimpleAgain: boolean;
}

/** What happens to the two who write. */
export function Headline({ told, isSimpleAgain, ...props }: Props): ReactNode {
  if (told) return `${tellDeath(told)} ${tellRest(told, props.shot)}`;
  return (
    <>
      {isSimpleAgain && <span className="twizzychat__again">Simple app again. </span>}
      <Happening {...props} />
    </>
  );
}

function Happening({
  run,
  shot,
  deeds,
  isHalted,
}: Omit<Props, 'told' | 'isSimpleAgain'>): ReactNode {
  if (shot.isInside) return <InTunnel shot={shot} isHalted={isHalted} />;
  const isCalm = deeds.length === 0 && shot.deaths.length === 0 && !shot.fault;
  if (isCalm) return <Calm run={run} shot={shot} />;
  const pressed = pressedLast(shot, deeds);
  const last = pressed === 'report' ? undefined : pressed;
  return (
    <>
      {pressed ? <Press pressed={pressed} /> : <Cause run={run} deeds={deeds} />}{' '}
      {shot.approach === 'mine' ? (
        <Repair shot={shot} isHalted={isHalted} />
      ) : last ? (
        <Pressed shot={shot} wreck={last} />
      ) : (
        <Damage shot={shot} />
      )}
    </>
  );
}

function Calm({ run, shot: { written, rows, approach } }: Pick<Props, 'run' | 'shot'>) {
  const [ask, no, yes] = written.slice(ASK);
  if (!ask) return 'You are on a train, and you write to a friend.';
  const isHere = ({ key }: Written) => rows.left.some(({ message }) => message?.key === key);
  if (!no || !isHere(no)) return `You ask ${quoteLast(ask.text)}`;
  const asked = `You ask ${quote(ask.text)} and read ${quoteLast(no.text)}`;
  if (!yes) return asked;
  if (!isHere(yes)) return `${asked} ${quote(yes.text)} is on its way.`;
  return (
    <>
      A line every <LiveNumber control={run.number('every')} />.{' '}
      {approach === 'naive' ? 'So far each' : 'Each'} comes once and in order.
    </>
  );
}

function InTunnel({
  shot: { approach, insideFor, wrecks },
  isHalted,
}: Pick<Props, 'shot' | 'isHalted'>) {
  const gone = wrecks.filter(({ isMade, packet }) => !isMade && packet.load.kind === 'text');
  const since = <>No signal for {sayRide(insideFor)}.</>;
  if (approach === 'mine')
    return (
      <>
        {since} Your lines wait in your phone, your friend’s at the server.
        {isHalted && ' Move me out.'}
      </>
    );
  if (gone.length === 0) return <>{since} Nothing gets in or out.</>;
  return (
    <>
      {since}{' '}
      <mark>
        {listLines(gone.map(({ message }) => message.text))} {gone.length === 1 ? 'is' : 'are'} gone
      </mark>
      .
    </>
  );
}

/** What went wrong, with the number that can be changed. */
function Cause({ run, deeds }: Pick<Props, 'run' | 'deeds'>) {
  const ride = lastRideIn(deeds);
  if (ride !== undefined) {
    const change = (seconds: number) =>
      run.change({ hand: writeHand(withLastRide(deeds, seconds)) });
    // A text that is no number changes nothing, and needs no notice of its own.
    const control = { setting: rideSetting, value: ride, change, refuse: () => undefined };
    return (
      <>
        <LiveNumber control={control} /> of tunnel.
      </>
    );
  }
  if (run.values.loss > 0)
    return (
      <>
        <LiveNumber control={run.number('loss')} /> of 100 packets get lost.
      </>
    );
  return (
    <>
      A line every <LiveNumber control={run.number('every')} />.
    </>
  );
}

/** What a hand did last. */
function Press({ pressed }: { pressed: Wreck | 'report' }) {
  if (pressed === 'report') return 'A phone’s report was taken off the wire.';
  return isReply(pressed.packet.load) ? 'The server’s “got it” was lost.' : tellDeath(pressed);
}

/** What came of the packet that was pressed, and what else is wrong. */
function Pressed({ shot, wreck }: { shot: Shot; wreck: Wreck }) {
  const { message, packet } = wreck;
  if (shot.lost.has(message.key))
    return (
      <>
        <mark>It is lost</mark>. <Misreading shot={shot} lost={message} />
      </>
    );
  const hasCopy = SIDES.some((side) =>
    shot.rows[side].some((row) => row.isCopy === true && row.message === message),
  );
  if (isReply(packet.load) && hasCopy)
    return (
      <>
        So {phoneOf(message.from)} sent {quote(message.text)} again, and <mark>it came twice</mark>.
      </>
    );
  const faults = sayTally(shot.tallies.naive);
  return `${tellRest(wreck, shot)}${wreck.isMade && shot.fault ? ` Still ${faults}.` : ''}`;
}

/** The worst of what the two phones show. */
function Damage({ shot }: Pick<Props, 'shot'>) {
  const { written, lost, tallies, deaths, wrecks, fault } = shot;
  const missing = written.filter(({ key }) => lost.has(key));
  const { twice, astray } = tallies.naive;
  if (fault && missing.length > 0)
    return (
      <>
        <mark>
          {listLines(missing.map(({ text }) => text))} {missing.length === 1 ? 'is' : 'are'} lost
        </mark>
        . <Misreading shot={shot} lost={fault} />
      </>
    );
  if (fault && twice > 0)
    return (
      <>
        No “got it” came, so {phoneOf(fault.from)} sent {quote(fault.text)} again, and{' '}
        <mark>it came twice</mark>.
      </>
    );
  if (astray > 0)
    return (
      <>
        {deaths.length === 0 && 'Nothing got lost. Still '}
        <mark>
          {astray} of {written.length} lines {astray === 1 ? 'is' : 'are'} out of order
        </mark>
        .
      </>
    );
  const waiting = wrecks.find(({ isMade }) => !isMade);
  return waiting ? tellRest(waiting, shot) : 'Every line came through. That was luck.';
}

/** What a lost line does to the one who never reads it. */
function Misreading({ shot, lost }: { shot: Shot; lost: Written }) {
  if (lost.from === 'left') return `Your friend never reads ${quoteLast(lost.text)}`;
  if (!isAnswer(shot.written, lost)) return `You never read ${quoteLast(lost.text)}`;
  return <Reading shot={shot} line={lost} />;
}

/** What was asked before a line, and what stands there as its answer. */
function Reading({ shot: { written, rows }, line }: { shot: Shot; line: Written }) {
  const shown = rows.left.map(({ message }) => message);
  const reading = readingOf(written, shown, line);
  if (!reading) return null;
  const { ask, answer } = reading;
  return `You ask ${quote(ask.text)} and read ${answer ? quoteLast(answer.text) : 'no answer.'}`;
}

/** Packets die here as well. What the simple app made of it is named, and that it is gone. */
function Repair({ shot, isHalted }: Pick<Props, 'shot' | 'isHalted'>) {
  const { wrecks, written, tallies, fault } = shot;
  const rescue = findRescue(shot);
  if (rescue?.by !== undefined)
    return (
      <>
        {quote(rescue.text)} comes again: <mark>its key is known</mark>.
      </>
    );
  const waiting = rescue?.text ?? wrecks.find(({ isMade }) => !isMade)?.message.text;
  if (waiting !== undefined) return `${quote(waiting)} is sent again.`;
  const past = sayPast(tallies.naive, written.length);
  const answer = fault && tallies.naive.lost > 0 && isAnswer(written, fault) ? fault : undefined;
  return (
    <>
      {past ? (
        <>
          {past}, <mark>here none</mark>.
        </>
      ) : (
        'Every line comes once and in order.'
      )}{' '}
      {answer ? (
        <Reading shot={shot} line={answer} />
      ) : (
        isHalted && isSameOnBoth(shot) && 'Both phones read the same.'
      )}
    </>
  );
}

function isSameOnBoth({ rows: { left, right } }: Shot): boolean {
  const isSame = ({ id, state }: Row, index: number) =>
    state === 'sent' && right[index]?.state === 'sent' && right[index].id === id;
  return left.length === right.length && left.every(isSame);
}
