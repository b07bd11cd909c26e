import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';
import type { ReactNode } from 'react';

import { DEEP_TONES, judgeDeep } from './deep-tones';
import type { DeepBars } from './deep-tones';
import { PIANO_TOP_HZ, RANGE_HZ, formatHz, formatShare, noteSign, shareBetween } from './pitch';
import type { Unfolded } from './pitch';
import { RINGS, RING_MS } from './rings';
import { TUNE_RANGE } from './score';
import type { Settings } from './settings';
import { findBand, keysInBar } from './spectrum';
import type { Desk } from './use-instrument';

interface Props {
  run: Run<Settings>;
  pitch: NumberControl;
  /** The pitch of this moment. */
  hz: number;
  unfolded: Unfolded;
  /** The loudest pitch; unset in silence. */
  peakHz: number | undefined;
  isOpening: boolean;
  /** Whether anything has sounded yet. */
  isHeard: boolean;
  /** Whether what sounds is the visitor's own, and not that of a shared address. */
  isOwn: boolean;
  /** What was played together last. */
  notes: readonly number[];
  listensTo: Desk['playing'];
  isLoading: boolean;
  /** What went wrong with a source. */
  problem: string | undefined;
  /** The bars in which the deep tones stood up, by their hertz. */
  deepBars: DeepBars;
  onWindow: (samples: Settings['window']) => void;
}

/** From this many keys on, a bar says nothing about any of them. */
const JAMMED_KEYS = 3;
/** A window of 2,048 samples blurs what is deeper over more than its own bar. */
const BLURRED_HZ = 200;

/** Where it is going: a share that counts on the way there would be read before it is right. */
const settled = (unfolded: Unfolded): Unfolded => Math.round(unfolded);

/** The share of the ring that has keys of a piano. */
const pianoShare = (unfolded: Unfolded) => shareBetween(RANGE_HZ.from, PIANO_TOP_HZ, unfolded);

/** What happens to the sound, in words. */
export function AudioSentence(props: Props) {
  const { run, listensTo } = props;
  const said =
    listensTo === 'file' ? 'your file' : `the ${listensTo === 'track' ? 'song' : 'microphone'}`;
  return (
    <Sentence
      problem={run.problem ?? props.problem}
      // What is heard changes many times a second.
      {...(listensTo !== undefined && {
        announcement: `Listening to ${said} in equal ${run.values.axis}.`,
      })}
    >
      {wordsFor(props)}
    </Sentence>
  );
}

function wordsFor(props: Props): ReactNode {
  const { run, unfolded, isOpening, isHeard, notes, listensTo } = props;
  const { play } = run.values;
  if (isOpening)
    return (
      <>Every pitch goes round this ring once, from a rumble of {RANGE_HZ.from} Hz up to a hiss.</>
    );
  if (listensTo !== undefined || props.isLoading) return sayListening(props);
  if (play === 'tune') {
    const share = shareBetween(TUNE_RANGE.from, TUNE_RANGE.to, settled(unfolded));
    return (
      <>
        A tune of four octaves gets <b>{formatShare(share)}</b> of the ring in equal{' '}
        {unfolded < 0.5 ? 'hertz' : 'octaves'}.
      </>
    );
  }
  if (play === 'drum')
    return (
      <>
        A drum hits <b>every bar at once</b>, and leaves the disc in{' '}
        <b>{((RINGS * RING_MS) / 1_000).toFixed(2)} s</b>: time runs outwards.
      </>
    );
  if (play === '60-75') return sayDeepTones(props);
  if (!isHeard)
    return (
      <>
        This ring gives every hertz the same room. Press <b>{noteSign(props.hz)}</b>, in the middle
        of a piano.
      </>
    );
  if (notes.length > 1) return sayChord(notes, unfolded);
  return sayNote(props);
}

/** One note: how much room it has. */
function sayNote({ pitch, hz, unfolded, isOwn }: Props): ReactNode {
  const name = (children: string) => <LiveNumber control={pitch}>{children}</LiveNumber>;
  const aboveShare = (one: Unfolded) => formatShare(shareBetween(PIANO_TOP_HZ, RANGE_HZ.to, one));
  const belowShare = (one: Unfolded) => formatShare(shareBetween(RANGE_HZ.from, hz, one));
  // What equal hertz does to it: with few others in its bar, it is those below it that have no room.
  const keys = keysInBar(hz, 0);
  const isNaive = unfolded < 0.5;
  const whose = isOwn ? 'Your' : 'This link’s';
  if (hz > PIANO_TOP_HZ)
    return isNaive ? (
      <>
        {isOwn ? 'You played' : 'This link plays'} {name(formatHz(hz))}.{' '}
        <mark>No piano goes that high</mark>, and <b>{aboveShare(0)}</b> of this ring is up there.
      </>
    ) : (
      <>
        {whose} {name(formatHz(hz))} is above every piano. Only <b>{aboveShare(1)}</b> of the ring
        is up there now, not {aboveShare(0)}.
      </>
    );
  if (keys < JAMMED_KEYS)
    return isNaive ? (
      <>
        {whose} {name(noteSign(hz))} has room. All keys below it <mark>are jammed into</mark>{' '}
        <b>{belowShare(0)}</b> of the ring.
      </>
    ) : (
      <>
        {whose} {name(noteSign(hz))} leaves <b>{belowShare(1)}</b> of the ring to the keys below it.
        Equal hertz leaves them {belowShare(0)}.
      </>
    );
  if (isNaive)
    return (
      <>
        {whose} {name(noteSign(hz))} <mark className="unbroken">is jammed in</mark>:{' '}
        <b>{keys} piano keys</b> share its one bar.
      </>
    );
  const ownKeys = keysInBar(hz, 1);
  return (
    <>
      {whose} {name(noteSign(hz))} <b>has room</b>: {ownKeys === 1 ? 'one key' : `${ownKeys} keys`}{' '}
      in its bar. In equal hertz, {keys} keys share one.
    </>
  );
}

/** Several notes that were held together. */
function sayChord(notes: readonly number[], unfolded: Unfolded): ReactNode {
  const bars = new Set(notes.map((hz) => findBand(hz, unfolded))).size;
  const names = notes.map((hz) => (hz > PIANO_TOP_HZ ? formatHz(hz) : noteSign(hz))).join(', ');
  const count = `${bars} ${bars === 1 ? 'bar' : 'bars'}`;
  if (bars < notes.length)
    return (
      <>
        {names}: {notes.length} notes, and only <mark>{count}</mark>. This ring cannot tell your
        chord apart.
      </>
    );
  return (
    <>
      {names}: {notes.length} notes, <b>{count}</b>.{' '}
      {unfolded === 1 && Math.min(...notes) < BLURRED_HZ
        ? 'Only the deepest blurs into its neighbors.'
        : 'Your chord can be read.'}
    </>
  );
}

function sayListening({ listensTo, peakHz, unfolded, isLoading }: Props): ReactNode {
  if (isLoading) return <>A song is on its way.</>;
  if (listensTo === 'microphone') {
    if (peakHz === undefined) return <>Sing, whistle or clap.</>;
    const keys = keysInBar(peakHz, 0);
    return (
      <>
        You are at <b>{noteSign(peakHz)}</b>.{' '}
        {keys < JAMMED_KEYS
          ? 'Sing lower.'
          : unfolded < 0.5
            ? `It shares its bar with ${keys - 1} other piano keys.`
            : `Equal hertz would jam it into a bar with ${keys - 1} other piano keys.`}
      </>
    );
  }
  const piano = formatShare(pianoShare(settled(unfolded)));
  const sound = listensTo === 'file' ? 'file' : 'song';
  if (unfolded < 0.5)
    return (
      <>
        The same {sound}, <mark>squeezed</mark>: the piano keys round it fill only <b>{piano}</b> of
        the ring.
      </>
    );
  return (
    <>
      Every octave of the {sound} has the same room: the piano keys round it fill <b>{piano}</b> of
      the ring.
    </>
  );
}

function sayDeepTones({ run, unfolded, deepBars, onWindow }: Props): ReactNode {
  const { window } = run.values;
  const verdict = judgeDeep(deepBars, unfolded);
  if (verdict === undefined) return <>First 60 Hz, then 75 Hz. Which bar stands tallest?</>;
  const [low, high] = DEEP_TONES.map((tone) => <b key={tone}>{(deepBars[tone] ?? 0) + 1}</b>);
  if (verdict === 'one bar' && unfolded < 0.5)
    return (
      <>
        <mark>This ring cannot tell them apart</mark>: equal hertz puts both into bar {low}, however
        long it listens.
      </>
    );
  const look = (samples: Settings['window'], words: string) =>
    window !== samples && (
      <button type="button" className="audio-window" onClick={() => onWindow(samples)}>
        {words}
      </button>
    );
  if (verdict === 'told apart')
    return (
      <>
        Listening longer, it can: bar {low} and bar {high}. The price: drums smear.{' '}
        {look('2048', 'Back to short')}
      </>
    );
  const longer = look('8192', `Listen ${8_192 / Number(window)} times as long`);
  if (verdict === 'one bar')
    return (
      <>
        <mark>This ring cannot tell them apart</mark>: both raise bar {low}. {longer}
      </>
    );
  const [ownLow, ownHigh] = DEEP_TONES.map((tone) => (findBand(tone, unfolded) ?? 0) + 1);
  return (
    <>
      <mark>This ring misplaces them</mark>: bars {low} and {high}, not {ownLow} and {ownHigh}.{' '}
      {longer}
    </>
  );
}
