import type { ReactNode } from 'react';

import { LiveNumber } from '@/stage/LiveNumber';
import type { Run } from '@/stage/use-run';

import { lastRideIn, withLastRide, writeHand } from './hand';
import type { Deed } from './hand';
import { readingOf } from './run';
import { ride as rideSetting } from './settings';
import type { Settings } from './settings';
import type { Shot, Wreck } from './shot';
import { count, listLines, quote, tellDeath } from './words';

interface Props {
  run: Run<Settings>;
  shot: Shot;
  deeds: readonly Deed[];
  /** The wreck that was pressed. Unset: none. */
  told: Wreck | undefined;
}

/** What happens to the two who write. */
export function Headline({ run, shot, deeds, told }: Props): ReactNode {
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
      {shot.approach === 'naive' ? <Damage shot={shot} /> : <Repair shot={shot} />}
    </>
  );
}

/** Where the question of the run stands in it. */
const ASK = 4;

function Calm({ run, shot: { written, packets } }: Pick<Props, 'run' | 'shot'>) {
  const [ask, answer] = [written[ASK], written[ASK + 1]];
  if (!ask) return 'You are on a train, and you write to a friend.';
  if (!answer) return `You ask ${quote(ask.text)}`;
  const isInTheAir = packets.some(
    ({ load }) => 'message' in load && load.kind !== 'reply' && load.message.key === answer.key,
  );
  if (isInTheAir)
    return `You ask ${quote(ask.text)} The answer ${quote(answer.text)} is on its way.`;
  return (
    <>
      A line every <LiveNumber control={run.number('every')} />, and both phones read the same.
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
function Cause({ run, shot, deeds }: Omit<Props, 'told'>) {
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
    const side = first.from === 'right' ? 'left' : 'right';
    const reading = readingOf(
      written,
      rows[side].map(({ message }) => message),
      first,
    );
    return (
      <>
        <mark>
          {listLines(missing.map(({ text }) => text))} {missing.length === 1 ? 'is' : 'are'} lost
        </mark>
        .{' '}
        {side === 'right'
          ? 'Your friend never reads it.'
          : reading &&
            `You ask ${quote(reading.ask.text)} and read ${reading.answer ? quote(reading.answer.text) : 'nothing.'}`}
      </>
    );
  }
  if (copy)
    return (
      <>
        So it was sent again, and <mark>{quote(copy.text)} came twice</mark>.
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

/** Packets die here as well. */
function Repair({ shot: { wrecks, written } }: Pick<Props, 'shot'>) {
  const waiting = wrecks.find(({ isMade }) => !isMade);
  if (waiting) return `${quote(waiting.message.text)} died, and is sent again.`;
  if (wrecks.length === 0) return `${written.length} lines, and both phones read one order.`;
  const isTold = wrecks.every(({ cause }) => cause === 'hand');
  return (
    <>
      {!isTold && `${count(wrecks.length, 'packet', 'packets')} died, `}
      <mark>{isTold ? 'No' : 'no'} line did</mark>. Both phones read the same.
    </>
  );
}
