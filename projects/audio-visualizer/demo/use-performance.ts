import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Run } from '@/stage/use-run';

import { TRACK_URL } from './inputs';
import type { Measured } from './rings';
import {
  AGAIN,
  CHORD_AT,
  deepTones,
  drums,
  endOf,
  pieceAt,
  pitchAt,
  settledPitchAt,
  tune,
} from './score';
import type { Note } from './score';
import type { Piece, Settings } from './settings';
import type { Desk } from './use-instrument';

const PIECES: Readonly<Record<Exclude<Piece, 'none'>, readonly Note[]>> = {
  tune: tune(0.16),
  drum: drums(),
  '60-75': deepTones(),
};
/** How long a pitch sounds that was chosen without being held. */
const TAP_MS = 350;
const TAPPED = 'tap';

interface Options {
  run: Run<Settings>;
  desk: Desk;
  /** Called by whatever makes a sound: a paused disc goes on. */
  onSound: () => void;
}

export type Performance = ReturnType<typeof usePerformance>;

/** What sounds: pieces that play by themselves, and pitches that somebody presses. */
export function usePerformance({ run, desk, onSound }: Options) {
  const { hz, play, source, tone } = run.values;
  const { instrument } = desk;
  /** Counts the runs that were asked for, so that the same dare can be dared twice. */
  const [turn, setTurn] = useState(0);
  /** Whether anything has sounded since the opening act. */
  const [hasSounded, setHasSounded] = useState(run.isShared);
  /** The pitch of the piece that plays by itself. */
  const [followedHz, setFollowedHz] = useState<number>();
  const [deepBars, setDeepBars] = useState<Readonly<Record<number, number>>>({});
  const piece = useRef<{ notes: readonly Note[]; startsAt: number }>(undefined);
  const tapTimer = useRef(0);

  const begin = (notes: readonly Note[]) => {
    if (instrument) piece.current = { notes, startsAt: instrument.play(notes) };
  };
  const hush = () => {
    instrument?.hush();
    piece.current = undefined;
  };
  const sound = () => {
    setHasSounded(true);
    onSound();
  };
  const press = (finger: string, at: number) => {
    hush();
    sound();
    instrument?.resume();
    instrument?.press(finger, at, tone);
    run.change({ hz: at, play: 'none' });
  };
  const liftSoon = () => {
    clearTimeout(tapTimer.current);
    tapTimer.current = window.setTimeout(() => instrument?.lift(TAPPED), TAP_MS);
  };

  const [opened, setOpened] = useState(run.opened);
  if (run.opened !== opened) {
    setOpened(run.opened);
    setDeepBars({});
    sound();
  }

  const startRun = useEffectEvent(() => {
    if (!instrument || (turn === 0 && opened === 0 && !run.isShared)) return;
    instrument.liftAll();
    if (source === 'track' && TRACK_URL !== undefined)
      desk.choose({ kind: 'track', url: TRACK_URL });
    else if (play !== 'none') begin(PIECES[play]);
    else {
      instrument.press(TAPPED, hz, tone);
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

  function secondsInto(startsAt: number): number {
    return (instrument?.context.currentTime ?? 0) - startsAt;
  }

  return {
    /** Plays these notes from their start. */
    begin,
    /** Silences the piece that plays. */
    hush,
    /** Lets the piece end by itself if it is this one and has come so far, in seconds. Answers whether it does. */
    letRing: (notes: readonly Note[], from: number): boolean => {
      const { current } = piece;
      if (current?.notes !== notes || secondsInto(current.startsAt) <= from) return false;
      piece.current = undefined;
      return true;
    },
    hasSounded,
    followedHz,
    deepBars,
    press,
    lift: (finger: string) => instrument?.lift(finger),
    /** Sounds a pitch for a moment. */
    tap: (at: number) => {
      press(TAPPED, at);
      liftSoon();
    },
    /** Starts the run that the settings say, from its beginning. */
    startOver: () => {
      setTurn(turn + 1);
      setDeepBars({});
      sound();
    },
    isSilent: () => piece.current === undefined && desk.playing === undefined,
    /** Told with every frame: where the piece is by now, and what was measured of it. */
    follow: ({ tallest }: Measured) => {
      const { current } = piece;
      if (!current) {
        setFollowedHz(undefined);
        return;
      }
      const seconds = secondsInto(current.startsAt);
      setFollowedHz(pitchAt(current.notes, seconds));
      const heard = play === '60-75' ? settledPitchAt(current.notes, seconds) : undefined;
      if (heard !== undefined && tallest !== undefined && deepBars[heard] !== tallest)
        setDeepBars({ ...deepBars, [heard]: tallest });
      if (seconds > endOf(current.notes)) piece.current = undefined;
    },
  };
}

/**
 * The music of the opening act at this moment of it: the same notes twice. Unset: it is over, or there is none. Whoever ends
 * it early ends its notes; its own end lets the chord ring.
 */
export function useActMusic(
  actMs: number | undefined,
  { instrument }: Desk,
  { begin, hush, letRing }: Performance,
): void {
  const notes = actMs === undefined ? undefined : pieceAt(actMs);
  const play = useEffectEvent(() => {
    if (notes !== undefined) begin(notes);
    else if (!letRing(AGAIN, CHORD_AT)) hush();
  });
  useEffect(() => play(), [instrument, notes]);
}
