import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-settings';

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
  opening: OpeningAct;
  trackUrl: string | undefined;
  /** Called by whatever makes a sound: a paused disc goes on. */
  onSound: () => void;
}

/** What sounds: pieces that play by themselves, and pitches that somebody presses. */
export function usePerformance({ run, desk, opening, trackUrl, onSound }: Options) {
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

  // The opening act: the same notes twice. Whoever ends it early ends its notes; its own end lets the chord ring.
  const actPiece = opening.isDone ? undefined : pieceAt(opening.elapsedMs);
  const playAct = useEffectEvent(() => {
    const { current } = piece;
    if (actPiece !== undefined) begin(actPiece);
    else if (current?.notes === AGAIN && secondsInto(current.startsAt) > CHORD_AT) {
      piece.current = undefined;
    } else hush();
  });
  useEffect(() => playAct(), [instrument, actPiece]);

  const startRun = useEffectEvent(() => {
    if (!instrument || (turn === 0 && !run.isShared)) return;
    instrument.liftAll();
    if (source === 'track' && trackUrl !== undefined) desk.choose({ kind: 'track', url: trackUrl });
    else if (play !== 'none') begin(PIECES[play]);
    else {
      instrument.press(TAPPED, hz, tone);
      liftSoon();
    }
  });
  useEffect(() => startRun(), [instrument, turn]);
  useEffect(() => () => clearTimeout(tapTimer.current), []);

  function secondsInto(startsAt: number): number {
    return (instrument?.context.currentTime ?? 0) - startsAt;
  }

  return {
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
