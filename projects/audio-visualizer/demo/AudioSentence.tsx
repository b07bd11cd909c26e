import { LiveChoice, LiveNumber, Sentence } from '@/stage/Sentence';
import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';
import type { ReactNode } from 'react';

import { clockAt } from './disc-layout';
import {
  PIANO_TOP_HZ,
  RANGE_HZ,
  formatHz,
  formatShare,
  noteSign,
  placeOf,
  shareBetween,
} from './pitch';
import type { Unfolded } from './pitch';
import type { Played } from './riff';
import { RINGS, RING_MS } from './rings';
import { DEEP_TONES, TUNE_RANGE } from './score';
import { WINDOWS } from './settings';
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
  /** What was played together last. */
  notes: readonly Played[];
  listensTo: Desk['playing'];
  isLoading: boolean;
  /** What went wrong with a source. */
  problem: string | undefined;
  /** The bars in which the deep tones stood up, by their hertz. */
  deepBars: Readonly<Record<number, number>>;
  onWindow: (samples: Settings['window']) => void;
}

/** From so many keys on, a bar says nothing about any of them. */
const JAMMED_KEYS = 3;

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
  if (isOpening) return <>Every hertz has the same room on this ring.</>;
  if (listensTo !== undefined || props.isLoading) return sayListening(props);
  if (play === 'tune') {
    const share = shareBetween(TUNE_RANGE.from, TUNE_RANGE.to, unfolded);
    return (
      <>
        A tune of four octaves gets <b>{formatShare(share)}</b> of the ring in equal{' '}
        {axisOf(unfolded)}.
      </>
    );
  }
  if (play === 'drum')
    return (
      <>
        A drum is <b>every bar at once</b>. It leaves the disc in{' '}
        <b>{((RINGS * RING_MS) / 1_000).toFixed(2)} s</b> on any screen.
      </>
    );
  if (play === '60-75') return sayDeepTones(props);
  if (!isHeard)
    return (
      <>
        Every hertz has the same room on this ring. Try to play an A,{' '}
        <LiveNumber control={props.pitch}>{formatHz(run.values.hz)}</LiveNumber>.
      </>
    );
  if (notes.length > 1) return sayChord(notes, unfolded);
  return sayNote(props);
}

/** One note: where it stands, or how it is jammed. */
function sayNote({ run, pitch, hz, unfolded, notes }: Props): ReactNode {
  const name = (children: string) => <LiveNumber control={pitch}>{children}</LiveNumber>;
  const clock = clockAt(placeOf(hz, unfolded));
  // What equal hertz does to it: with few others in its bar, it is those below it that have no room.
  const keys = keysInBar(hz, 0);
  const isJammed = keys >= JAMMED_KEYS;
  const jam = clockAt(placeOf(hz, 0));
  const below = formatShare(shareBetween(RANGE_HZ.from, hz, 0));
  if (unfolded < 0.5) {
    if (hz > PIANO_TOP_HZ)
      return (
        <>
          You played {name(formatHz(hz))}. <mark>No piano goes that high</mark>, and{' '}
          <b>{formatShare(shareBetween(PIANO_TOP_HZ, RANGE_HZ.to, 0))}</b> of this ring is up there.
        </>
      );
    if (!isJammed)
      return (
        <>
          Your {name(noteSign(hz))} has room, at {clock}. All keys below it{' '}
          <mark>are jammed into</mark> <b>{below}</b> of the ring.
        </>
      );
    return (
      <>
        Your {name(noteSign(hz))} <mark>is jammed in</mark> at {clock}: <b>{keys} keys</b> of a
        piano share its bar.
      </>
    );
  }
  if (hz > PIANO_TOP_HZ)
    return (
      <>
        {name(formatHz(hz))} is above every piano, at <b>{clock}</b>. Only{' '}
        <b>{formatShare(shareBetween(PIANO_TOP_HZ, RANGE_HZ.to, 1))}</b> of the ring is up there
        now.
      </>
    );
  // An address finds nothing.
  const isFound = run.isTouched && noteSign(hz).startsWith('A') && !noteSign(hz).startsWith('A#');
  const isSameFinger = notes[0]?.place !== undefined;
  const start = isFound ? 'You found it:' : isSameFinger ? 'Your finger plays' : 'Your';
  return (
    <>
      {start} {name(noteSign(hz))}
      {isFound || isSameFinger ? ', at ' : ' stands at '}
      <b>{clock}</b>. Equal hertz would jam{' '}
      {isJammed
        ? `it in${jam === clock ? '' : ` at ${jam},`} with ${keys} keys to a bar.`
        : `all keys below it into ${below} of the ring.`}
    </>
  );
}

/** Several notes that were held together. */
function sayChord(notes: readonly Played[], unfolded: Unfolded): ReactNode {
  const bars = new Set(notes.map(({ hz }) => findBand(hz, unfolded))).size;
  const names = notes.map(({ hz }) => (hz > PIANO_TOP_HZ ? formatHz(hz) : noteSign(hz))).join(', ');
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
      {names}: {notes.length} notes, <b>{count}</b>. Your chord can be read.
    </>
  );
}

function sayListening({ hz, listensTo, peakHz, unfolded, isLoading }: Props): ReactNode {
  const piano = formatShare(shareBetween(RANGE_HZ.from, PIANO_TOP_HZ, unfolded));
  if (isLoading) return <>A song is on its way.</>;
  if (listensTo === 'microphone') {
    const loudest = peakHz ?? hz;
    if (peakHz === undefined) return <>Sing, whistle or clap.</>;
    return (
      <>
        You are at <b>{noteSign(loudest)}</b>, {clockAt(placeOf(loudest, unfolded))}.
        {unfolded < 0.5
          ? ` Keys of a piano that share that bar: ${keysInBar(loudest, 0)}.`
          : ` Equal hertz would jam it in at ${clockAt(placeOf(loudest, 0))}.`}
      </>
    );
  }
  const sound = listensTo === 'file' ? 'file' : 'song';
  if (unfolded < 0.5)
    return (
      <>
        The same {sound}, <mark>squeezed</mark>: everything a piano can play has <b>{piano}</b> of
        the ring.
      </>
    );
  return (
    <>
      Every octave of the {sound} has the same room. What a piano can play has <b>{piano}</b> of the
      ring.
    </>
  );
}

function sayDeepTones({ run, deepBars, onWindow }: Props): ReactNode {
  const [low, high] = DEEP_TONES.map((tone) => deepBars[tone]);
  const isMeasured = low !== undefined && high !== undefined;
  const windowChoice = (
    <LiveChoice
      name="Window"
      choices={WINDOWS}
      chosen={run.values.window}
      nameOf={(count) => Number(count).toLocaleString('en')}
      onChoose={onWindow}
    />
  );
  const start = !isMeasured
    ? 'Listening to 60 and 75 Hz'
    : low === high
      ? 'Nobody can tell them apart'
      : 'You told them apart';
  return (
    <>
      {start}. With {windowChoice} samples, 60 Hz raises bar <b>{barName(low)}</b> and 75 Hz bar{' '}
      <b>{barName(high)}</b>.
    </>
  );
}

function axisOf(unfolded: Unfolded): Settings['axis'] {
  return unfolded < 0.5 ? 'hertz' : 'octaves';
}

function barName(bar: number | undefined): string {
  return bar === undefined ? '…' : String(bar + 1);
}
