import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Run } from '@/stage/use-run';

import { TRACK_URL } from './inputs';
import type { Unfolded } from './pitch';
import type { Measured } from './rings';
import { addMove, fingersDown, relocate } from './riff';
import type { Move, Played } from './riff';
import { ACT, DEEP_TONES, DEEP_TONE_S, SWEEP, drums, endOf, pitchAt, tune } from './score';
import type { Note } from './score';
import type { Settings } from './settings';
import type { Desk } from './use-instrument';

const PIECES: Readonly<Record<'tune' | 'drum', readonly Note[]>> = {
  tune: tune(0.16),
  drum: drums(),
};
/** How long a pitch sounds that was chosen without being held. */
const TAP_MS = 350;
const TAPPED = 'tap';
const DEEP = 'deep';
/** What a hand did is heard again once the disc has begun to unfold under it. */
const REPLAY_AFTER_MS = 400;
const AGAIN = 'again-';

interface Options {
  run: Run<Settings>;
  desk: Desk;
  /** Called by whatever makes a sound: a paused disc goes on. */
  onSound: () => void;
}

/** What is held now, and what was held together last: a chord stays said when it is let go. */
interface Hands {
  readonly down: ReadonlyMap<string, Played>;
  readonly notes: ReadonlyMap<string, Played>;
}

/** What a hand did, as far as it has not been played again yet. */
interface Replay {
  readonly moves: readonly Move[];
  /** Between the clock of the hand and that of the replay. */
  readonly laterMs: number;
  readonly unfolded: Unfolded;
}

const NOBODY: Hands = { down: new Map(), notes: new Map() };

export type Music = ReturnType<typeof useMusic>;

/** What sounds: pieces that play by themselves, and pitches that somebody presses. */
export function useMusic({ run, desk, onSound }: Options) {
  const { hz, play, source, tone } = run.values;
  const { instrument } = desk;
  /** Counts the runs that were asked for, so that the same dare can be dared twice. */
  const [turn, setTurn] = useState(0);
  /** Whether anything has sounded since the opening act. */
  const [hasSounded, setHasSounded] = useState(run.isShared);
  /** The pitch of the piece that plays by itself. */
  const [followedHz, setFollowedHz] = useState<number>();
  const [deepBars, setDeepBars] = useState<Readonly<Record<number, number>>>({});
  const [hands, setHands] = useState(NOBODY);
  const piece = useRef<{ notes: readonly Note[]; startsAt: number }>(undefined);
  const deep = useRef<{ tone: number; startsAt: number }>(undefined);
  const riff = useRef<readonly Move[]>([]);
  const replay = useRef<Replay>(undefined);
  const tapTimer = useRef(0);

  const begin = (notes: readonly Note[]) => {
    if (instrument) piece.current = { notes, startsAt: instrument.play(notes) };
  };
  const letGo = (finger: string) => {
    instrument?.lift(finger);
    setHands(({ down, notes }) => ({
      down: new Map([...down].filter(([name]) => name !== finger)),
      notes,
    }));
  };
  const hush = () => {
    instrument?.hush();
    instrument?.lift(DEEP);
    for (const { finger } of replay.current?.moves ?? []) letGo(AGAIN + finger);
    piece.current = deep.current = replay.current = undefined;
  };
  const sound = () => {
    setHasSounded(true);
    onSound();
  };
  const hold = (finger: string, played: Played) => {
    instrument?.press(finger, played.hz, tone);
    setHands(({ down, notes }) => ({
      down: new Map(down).set(finger, played),
      notes: new Map(down.size === 0 ? [] : notes).set(finger, played),
    }));
  };
  const note = (finger: string, played?: Played) => {
    riff.current = addMove(riff.current, { atMs: performance.now(), finger, played });
  };
  const lift = (finger: string) => {
    if (fingersDown(riff.current).has(finger)) note(finger);
    letGo(finger);
  };
  const press = (finger: string, played: Played) => {
    hush();
    sound();
    instrument?.resume();
    // What was only tapped may still ring, and is no part of a chord.
    if (finger !== TAPPED) lift(TAPPED);
    hold(finger, played);
    note(finger, played);
    run.change({ hz: played.hz, play: 'none' });
  };
  const liftSoon = () => {
    clearTimeout(tapTimer.current);
    tapTimer.current = window.setTimeout(() => lift(TAPPED), TAP_MS);
  };
  const startDeepTone = (index: number) => {
    const next = DEEP_TONES[index];
    instrument?.lift(DEEP);
    deep.current = undefined;
    if (!instrument || next === undefined) return;
    instrument.press(DEEP, next, 'pure');
    deep.current = { tone: index, startsAt: instrument.context.currentTime };
  };

  const [opened, setOpened] = useState(run.opened);
  if (run.opened !== opened) {
    setOpened(run.opened);
    setDeepBars({});
    setHands(NOBODY);
    sound();
  }

  const startRun = useEffectEvent(() => {
    if (!instrument || (turn === 0 && opened === 0 && !run.isShared)) return;
    hush();
    instrument.liftAll();
    riff.current = [];
    if (source === 'track' && TRACK_URL !== undefined)
      desk.choose({ kind: 'track', url: TRACK_URL });
    else if (play === '60-75') startDeepTone(0);
    else if (play !== 'none') begin(PIECES[play]);
    else {
      hold(TAPPED, { hz });
      note(TAPPED, { hz });
      liftSoon();
    }
  });
  const stopListening = useEffectEvent(() => {
    if (opened > 0) desk.stop();
  });
  // A run that a dare opened is heard alone.
  useEffect(() => stopListening(), [opened]);
  useEffect(() => startRun(), [instrument, turn, opened]);
  useEffect(() => () => clearTimeout(tapTimer.current), []);

  function secondsSince(startsAt: number): number {
    return (instrument?.context.currentTime ?? 0) - startsAt;
  }

  /** Each deep tone sounds until it has been measured, however slowly frames come. */
  function measureDeepTone(tallest: number | undefined): void {
    const { current } = deep;
    if (!current || tallest === undefined || secondsSince(current.startsAt) < DEEP_TONE_S) return;
    const measured = DEEP_TONES[current.tone];
    if (measured !== undefined) setDeepBars((before) => ({ ...before, [measured]: tallest }));
    startDeepTone(current.tone + 1);
  }

  function playAgain(): void {
    const { current } = replay;
    if (!current) return;
    const nowMs = performance.now() - current.laterMs;
    for (const { finger, played } of current.moves.filter(({ atMs }) => atMs <= nowMs)) {
      if (played) hold(AGAIN + finger, relocate(played, current.unfolded));
      else letGo(AGAIN + finger);
    }
    const moves = current.moves.filter(({ atMs }) => atMs > nowMs);
    replay.current = moves.length === 0 ? undefined : { ...current, moves };
  }

  return {
    begin,
    hush,
    hasSounded,
    followedHz,
    deepBars,
    /** The pitches that are held, and those that were held together last. */
    held: [...hands.down.values()].map((played) => played.hz),
    notes: [...hands.notes.values()],
    press,
    lift,
    /** Sounds a pitch for a moment. */
    tap: (at: number) => {
      press(TAPPED, { hz: at });
      liftSoon();
    },
    /** Starts the run that the settings say, from its beginning. */
    startOver: () => {
      setTurn(turn + 1);
      setDeepBars({});
      sound();
    },
    isSilent: () =>
      piece.current === undefined && deep.current === undefined && desk.playing === undefined,
    /** Plays again on this layout what the hand did last. Answers with its last pitch there; undefined when it did nothing yet. */
    playAgainOn: (unfolded: Unfolded): number | undefined => {
      const last = riff.current.findLast(({ played }) => played !== undefined)?.played;
      if (last === undefined) return undefined;
      hush();
      sound();
      const atMs = performance.now();
      for (const finger of fingersDown(riff.current)) {
        riff.current = addMove(riff.current, { atMs, finger });
        letGo(finger);
      }
      const laterMs = atMs + REPLAY_AFTER_MS - (riff.current[0]?.atMs ?? atMs);
      replay.current = { moves: riff.current, laterMs, unfolded };
      return relocate(last, unfolded).hz;
    },
    /** Told with every frame: where the piece is by now, and what was measured of it. */
    follow: ({ tallest }: Measured) => {
      measureDeepTone(tallest);
      playAgain();
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
