import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Run } from '@/stage/use-run';

import { DEEP_TONES, listenDeep } from './deep-tones';
import type { DeepBars, DeepTest } from './deep-tones';
import { TRACK_URL } from './inputs';
import type { Measured } from './rings';
import { addMove, isAnyDown, isOver, pitchOf, readMelody, writeMelody } from './riff';
import type { Melody, Move } from './riff';
import { ACT, SWEEP, drums, endOf, pitchAt, tune } from './score';
import type { Note } from './score';
import type { Settings } from './settings';
import type { Desk } from './use-instrument';

const PIECES: Readonly<Record<'tune' | 'drum', readonly Note[]>> = {
  tune: tune(0.16),
  drum: drums(),
};
/** How long a pitch sounds that was chosen without being held, and one that is shown: on another layout, or to a friend. */
const TAP_MS = 350;
const SHOW_MS = 1_700;
/** How long a pitch sounds at least before the picture is held: until the window has nothing else in it and its bar has risen. */
const SETTLE_MS = 260;
const TAPPED = 'tap';
const DEEP = 'deep';
const MELODY = 'melody';

interface Options {
  run: Run<Settings>;
  desk: Desk;
  /** Called by whatever makes a sound: a paused disc goes on. */
  onSound: () => void;
}

/** What is held now, and what was held together last: a chord stays said when it is let go. Pitches by finger. */
interface Hands {
  readonly down: ReadonlyMap<string, number>;
  readonly notes: ReadonlyMap<string, number>;
}

const NOBODY: Hands = { down: new Map(), notes: new Map() };

export type Music = ReturnType<typeof useMusic>;

/** What sounds: pieces that play by themselves, and pitches that somebody presses. */
export function useMusic({ run, desk, onSound }: Options) {
  const { hz, melody, play, source, tone } = run.values;
  const { instrument } = desk;
  /** Counts the runs that were asked for, so that the same dare can be dared twice. */
  const [turn, setTurn] = useState(0);
  /** Whether anything has sounded since the opening act. */
  const [hasSounded, setHasSounded] = useState(run.isShared);
  /** The pitch of the piece that plays by itself. */
  const [followedHz, setFollowedHz] = useState<number>();
  const [deepBars, setDeepBars] = useState<DeepBars>({});
  const [hands, setHands] = useState(NOBODY);
  /** Whether anything was played here by hand; before that, a shared run is somebody else's. */
  const [isOwn, setIsOwn] = useState(false);
  const piece = useRef<{ notes: readonly Note[]; startsAt: number }>(undefined);
  const deep = useRef<DeepTest>(undefined);
  /** It starts with its first frame, so that a slow one skips no pitch; `heldAt` is unset in its pauses. */
  const shared = useRef<{ melody: Melody; startsAt?: number; heldAt?: number | undefined }>(
    undefined,
  );
  const riff = useRef<readonly Move[]>([]);
  const tapped = useRef<readonly string[]>([]);
  const tapTimer = useRef(0);
  /** What was let go too soon to be seen, and sounds on for a moment. */
  const ringing = useRef(new Map<string, number>());

  const begin = (notes: readonly Note[]) => {
    if (instrument) piece.current = { notes, startsAt: instrument.play(notes) };
  };
  const stopRinging = () => {
    for (const [finger, timer] of ringing.current) {
      clearTimeout(timer);
      instrument?.lift(finger);
    }
    ringing.current.clear();
  };
  /** Its sound ends now, or this many milliseconds later. */
  const letGo = (finger: string, afterMs = 0) => {
    const end = () => {
      ringing.current.delete(finger);
      instrument?.lift(finger);
    };
    if (afterMs > 0) ringing.current.set(finger, window.setTimeout(end, afterMs));
    else if (!ringing.current.has(finger)) end();
    setHands(({ down, notes }) => ({
      down: new Map([...down].filter(([name]) => name !== finger)),
      notes,
    }));
  };
  const hush = () => {
    instrument?.hush();
    instrument?.lift(DEEP);
    if (shared.current) letGo(MELODY);
    piece.current = deep.current = shared.current = undefined;
  };
  const sound = () => {
    setHasSounded(true);
    onSound();
    instrument?.resume();
  };
  const hold = (finger: string, pitch: number) => {
    clearTimeout(ringing.current.get(finger));
    ringing.current.delete(finger);
    instrument?.press(finger, pitch, tone);
    setHands(({ down, notes }) => ({
      down: new Map(down).set(finger, pitch),
      notes: new Map(down.size === 0 ? [] : notes).set(finger, pitch),
    }));
  };
  const note = (finger: string, pitch?: number) => {
    riff.current = addMove(riff.current, { atMs: performance.now(), finger, hz: pitch });
  };
  const lift = (finger: string) => {
    const since = riff.current.findLast((move) => move.finger === finger);
    if (since?.hz === undefined) {
      letGo(finger);
      return;
    }
    letGo(finger, since.atMs + SETTLE_MS - performance.now());
    note(finger);
    if (!isAnyDown(riff.current)) run.change({ melody: writeMelody(riff.current) });
  };
  const liftTapped = () => {
    clearTimeout(tapTimer.current);
    for (const name of tapped.current) lift(name);
    tapped.current = [];
  };
  /** Sounds pitches together for a while. */
  const soundFor = (pitches: readonly number[], ms: number) => {
    if (tapped.current.length > pitches.length) liftTapped();
    clearTimeout(tapTimer.current);
    tapped.current = pitches.map((_, index) => `${TAPPED}${index}`);
    pitches.forEach((pitch, index) => hold(`${TAPPED}${index}`, pitch));
    tapTimer.current = window.setTimeout(liftTapped, ms);
  };
  /** What a hand plays ends what plays by itself. */
  const playByHand = (finger: string, pitch: number) => {
    hush();
    // What was let go or only tapped may still ring, and is no part of a chord.
    stopRinging();
    sound();
    setIsOwn(true);
    desk.forget();
    note(finger, pitch);
    run.change({ hz: pitch, play: 'none', melody: '' });
  };
  const press = (finger: string, pitch: number) => {
    liftTapped();
    playByHand(finger, pitch);
    hold(finger, pitch);
  };
  const startDeepTone = (index: number, chart?: string) => {
    const next = DEEP_TONES[index];
    instrument?.lift(DEEP);
    deep.current = undefined;
    if (!instrument || next === undefined) return;
    instrument.press(DEEP, next, 'pure');
    deep.current = { index, startsAt: instrument.context.currentTime, chart };
  };

  const [opened, setOpened] = useState(run.opened);
  if (run.opened !== opened) {
    setOpened(run.opened);
    setDeepBars({});
    setHands(NOBODY);
    setHasSounded(true);
    onSound();
  }

  const startRun = useEffectEvent(() => {
    if (!instrument || (turn === 0 && opened === 0 && !run.isShared)) return;
    hush();
    stopRinging();
    instrument.liftAll();
    riff.current = [];
    if (source === 'track' && TRACK_URL !== undefined)
      desk.choose({ kind: 'track', url: TRACK_URL });
    else if (play === '60-75') startDeepTone(0);
    else if (play !== 'none') begin(PIECES[play]);
    else if (melody === '') soundFor([hz], SHOW_MS);
    else shared.current = { melody: readMelody(melody) ?? [] };
  });
  const stopListening = useEffectEvent(() => {
    if (opened > 0) desk.stop();
  });
  // A run that a dare opened is heard alone.
  useEffect(() => stopListening(), [opened]);
  useEffect(() => startRun(), [instrument, turn, opened]);
  const leave = useEffectEvent(() => {
    clearTimeout(tapTimer.current);
    stopRinging();
  });
  useEffect(() => () => leave(), []);

  function secondsSince(startsAt: number): number {
    return (instrument?.context.currentTime ?? 0) - startsAt;
  }

  /** Each deep tone sounds until it has been measured, however slowly frames come. */
  function measureDeepTone(tallest: number | undefined, chart: string | undefined): void {
    const { current } = deep;
    if (!current) return;
    const heard = listenDeep(current, { chart, tallest, now: secondsSince(0) });
    if (heard === 'wait') return;
    if (heard === 'anew') {
      setDeepBars({});
      // The first of them may as well sound on.
      if (current.index === 0) deep.current = { index: 0, startsAt: secondsSince(0), chart };
      else startDeepTone(0, chart);
      return;
    }
    const measured = DEEP_TONES[current.index];
    if (measured !== undefined && tallest !== undefined)
      setDeepBars((before) => ({ ...before, [measured]: tallest }));
    startDeepTone(current.index + 1, chart);
  }

  function playMelody(): void {
    const { current } = shared;
    if (!current) return;
    current.startsAt ??= secondsSince(0);
    const ms = secondsSince(current.startsAt) * 1_000;
    const pitch = pitchOf(current.melody, ms);
    if (pitch !== undefined) {
      hold(MELODY, pitch);
      current.heldAt ??= performance.now();
    } else if (current.heldAt !== undefined) {
      letGo(MELODY, current.heldAt + SETTLE_MS - performance.now());
      current.heldAt = undefined;
    }
    if (isOver(current.melody, ms)) shared.current = undefined;
  }

  const isSilent = () =>
    piece.current === undefined &&
    deep.current === undefined &&
    shared.current === undefined &&
    desk.playing === undefined;

  return {
    begin,
    hush,
    hasSounded,
    isOwn,
    followedHz,
    deepBars,
    /** The pitches that are held, and those that were held together last. */
    held: [...hands.down.values()],
    notes: [...hands.notes.values()],
    press,
    lift,
    /** Sounds a pitch for a moment. */
    tap: (pitch: number) => {
      soundFor([pitch], TAP_MS);
      playByHand(`${TAPPED}0`, pitch);
    },
    /** Starts the run that the settings say, from its beginning. */
    startOver: () => {
      setTurn(turn + 1);
      setDeepBars({});
      sound();
    },
    /** Sounds again what was played last. Answers whether anything was. */
    showAgain: (): boolean => {
      if (hands.notes.size === 0) return false;
      sound();
      soundFor([...hands.notes.values()], SHOW_MS);
      return true;
    },
    /** Whether nothing plays by itself. */
    isSilent,
    /** Whether nothing sounds at all: the picture then rests. A drum's does not: it is said to leave the disc. */
    isResting: () =>
      play !== 'drum' && isSilent() && hands.down.size === 0 && ringing.current.size === 0,
    /** Told with every frame: where the piece is by now, and what was measured of it on which chart; unset while that moves. */
    follow: ({ tallest }: Measured, chart: string | undefined) => {
      measureDeepTone(tallest, chart);
      playMelody();
      const { current } = piece;
      if (!current) {
        setFollowedHz(undefined);
        return;
      }
      const seconds = secondsSince(current.startsAt);
      setFollowedHz(pitchAt(current.notes, seconds));
      if (seconds > endOf(current.notes)) piece.current = undefined;
    },
  };
}

/**
 * The sweep of the opening act, which is measured and not heard: sound is off until somebody plays. Unset: the act is over, or
 * there is none.
 */
export function useActMusic(
  actMs: number | undefined,
  { instrument }: Desk,
  { begin, hush }: Music,
): void {
  const isSweeping = actMs !== undefined && actMs >= ACT.sweepAt;
  const play = useEffectEvent(() => {
    if (isSweeping) begin(SWEEP);
    else hush();
  });
  const wasSweeping = useRef(false);
  useEffect(() => {
    if (isSweeping || wasSweeping.current) play();
    wasSweeping.current = isSweeping;
  }, [instrument, isSweeping]);
}
