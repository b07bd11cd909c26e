import type { ReactNode } from 'react';

import { LiveNumber } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Row, Written } from './conversation';
import { lastRideIn, withLastRide, writeHand } from './hand';
import type { Deed } from './hand';
import { readingOf } from './run';
import { ride as rideSetting } from './settings';
import type { Settings } from './settings';
import type { Shot, Wreck } from './shot';
import { count, listLines, quote, quoteLast, tellDeath } from './words';

interface Props {
  run: Run<Settings>;
  shot: Shot;
  deeds: readonly Deed[];
  /** The wreck that was pressed. Unset: none. */
  told: Wreck | undefined;
  /** Whether time stands still, so that the two phones can be compared. */
  isHalted: boolean;
}

/** What happens to the two who write. */
export function Headline({ run, shot, deeds, told, isHalted }: Props): ReactNode {
  if (told) return tellDeath(told, shot.approach);
  if (shot.isInside) return <InTunnel shot={shot} />;
  const isCalm =
    deeds.length === 0 &&
    shot.deaths.length === 0 &&
    shot.tallies[shot.approach].astray + shot.tallies[shot.approach].twice === 0;
  if (isCalm) return <Calm run={run} shot={shot} />;
  return (
    <>
      <Cause run={run} shot={shot} deeds={deeds} />{' '}
      {shot.approach === 'naive' ? (
        <Damage shot={shot} />
      ) : (
        <Repair shot={shot} isHalted={isHalted} />
      )}
    </>
  );
}

/** Where the question of the run stands in it. */
const ASK = 4;

function Calm({ run, shot: { written, rows } }: Pick<Props, 'run' | 'shot'>) {
  const [ask, no, yes] = written.slice(ASK);
  if (!ask) return 'You are on a train, and you write to a friend.';
  const isHere = ({ key }: Written) => rows.left.some(({ message }) => message?.key === key);
  if (!no || !isHere(no)) return `You ask ${quoteLast(ask.text)}`;
  const asked = `You ask ${quote(ask.text)} and read ${quoteLast(no.text)}`;
  if (!yes) return asked;
  if (!isHere(yes)) return `${asked} ${quote(yes.text)} is on its way.`;
  return (
    <>
      A line every <LiveNumber control={run.number('every')} />, and every one arrives.
    </>
  );
}

function InTunnel({ shot: { approach, insideFor, wrecks } }: Pick<Props, 'shot'>) {
  const gone = wrecks.filter(({ isMade, packet }) => !isMade && packet.load.kind === 'text');
  const since = <>No signal for {insideFor.toFixed(1)} s.</>;
  if (approach === 'mine')
    return <>{since} Your lines wait in the phone, your friend’s at the server.</>;
  if (gone.length === 0) return <>{since} Your friend writes on.</>;
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
function Cause({ run, shot, deeds }: Pick<Props, 'run' | 'shot' | 'deeds'>) {
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
  const pressed = shot.wrecks.filter(({ cause }) => cause === 'hand');
  if (pressed.length > 0) {
    const isOk = pressed.length === 1 && pressed[0]?.packet.load.kind !== 'text';
    return isOk
      ? 'One “ok” died.'
      : `${count(pressed.length, 'packet was', 'packets were')} taken.`;
  }
  if (run.values.loss > 0)
    return (
      <>
        <LiveNumber control={run.number('loss')} /> of 100 packets die.
      </>
    );
  return (
    <>
      A line every <LiveNumber control={run.number('every')} />.
    </>
  );
}

/** The worst of what the two phones show. */
function Damage({ shot }: Pick<Props, 'shot'>) {
  const { written, rows, lost, tallies, deaths, wrecks } = shot;
  const missing = written.filter(({ key }) => lost.has(key));
  const [first] = missing;
  const copy = [...rows.right, ...rows.left].find(({ isCopy }) => isCopy === true)?.message;
  const { astray } = tallies.naive;
  if (first) {
    return (
      <>
        <mark>
          {listLines(missing.map(({ text }) => text))} {missing.length === 1 ? 'is' : 'are'} lost
        </mark>
        . <Misreading shot={shot} lost={first} />
      </>
    );
  }
  if (copy)
    return (
      <>
        So {copy.from === 'left' ? 'your' : 'your friend’s'} phone sent {quote(copy.text)} again,
        and <mark>it came twice</mark>.
      </>
    );
  if (astray > 0)
    return (
      <>
        {deaths.length === 0 && 'Nothing died. Still '}
        <mark>
          {astray} of {written.length} lines {astray === 1 ? 'is' : 'are'} out of order
        </mark>
        .
      </>
    );
  if (wrecks.some(({ isMade }) => !isMade)) return 'Your phone waits for it.';
  return 'Every line came through. That was luck.';
}

/** What a lost line does to the one who never reads it. */
function Misreading({ shot: { written, rows }, lost }: { shot: Shot; lost: Written }) {
  if (lost.from === 'left') return `Your friend never reads ${quoteLast(lost.text)}`;
  const shown = rows.left.map(({ message }) => message);
  const reading = readingOf(written, shown, lost);
  if (!reading) return null;
  const { ask, answer } = reading;
  return `You ask ${quote(ask.text)} and read ${answer ? quoteLast(answer.text) : 'no answer.'}`;
}

/** Packets die here as well. */
function Repair({ shot, isHalted }: Pick<Props, 'shot' | 'isHalted'>) {
  const { wrecks, written } = shot;
  const waiting = wrecks.find(({ isMade }) => !isMade);
  if (waiting) return `${quote(waiting.message.text)} died, and is sent again.`;
  if (wrecks.length === 0) return `${written.length} lines, and both phones read one order.`;
  const isTold = wrecks.every(({ cause }) => cause === 'hand');
  return (
    <>
      {!isTold && `${count(wrecks.length, 'packet', 'packets')} died, `}
      <mark>{isTold ? 'No' : 'no'} line did</mark>.
      {isHalted && isSameOnBoth(shot) && ' Both phones read the same.'}
    </>
  );
}

function isSameOnBoth({ rows: { left, right } }: Shot): boolean {
  const isSame = ({ id, state }: Row, index: number) =>
    state === 'sent' && right[index]?.state === 'sent' && right[index].id === id;
  return left.length === right.length && left.every(isSame);
}
