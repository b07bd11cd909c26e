import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import { useSettings } from '@/stage/use-settings';
import { useTween } from '@/stage/use-tween';

import { ACT, pieceAt, unfoldedAt } from './act';
import { DISTANCE_RANGE } from './camera';
import { AudioMore } from './AudioMore';
import { AudioSentence } from './AudioSentence';
import { DepthCanvas } from './DepthCanvas';
import { Disc } from './Disc';
import { rowAtEar } from './rings';
import { deepTones, drums, endOf, pitchAt, settledPitchAt, tune } from './score';
import type { Note } from './score';
import { settings } from './settings';
import type { Piece } from './settings';
import { useInstrument } from './use-instrument';
import { useOrbit } from './use-orbit';
import { usePicture } from './use-picture';

const DARES = [
  { name: 'Squeeze the tune', query: '?axis=hertz&play=tune' },
  { name: 'Watch a drum leave', query: '?play=drum' },
  { name: 'Tell 60 Hz from 75', query: '?play=60-75' },
] as const;

const PIECES: Readonly<Record<Exclude<Piece, 'none'>, readonly Note[]>> = {
  tune: tune(0.16),
  drum: drums(),
  '60-75': deepTones(),
};
/** How long a pitch sounds that was chosen without being held. */
const TAP_MS = 350;
const UNFOLD_MS = 650;
const TAPPED = 'tap';

interface Props {
  still: string;
  trackUrl: string | undefined;
}

/** The disc, what it says, and what it listens to. */
export function AudioScene({ still, trackUrl }: Props) {
  const run = useSettings(settings);
  const { axis, hz, play, source, window: samples, tone, view } = run.values;
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const isStill = useReducedMotion();
  const [isMuted, setIsMuted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [hasDepth, setHasDepth] = useState(true);
  /** Counts the runs that were asked for, so that the same dare can be dared twice. */
  const [turn, setTurn] = useState(0);
  /** The pitch of the piece that plays by itself. */
  const [followedHz, setFollowedHz] = useState<number>();
  const [deepBars, setDeepBars] = useState<Readonly<Record<number, number>>>({});
  const desk = useInstrument({ isPaused, isMuted });
  const { instrument } = desk;
  const piece = useRef<{ notes: readonly Note[]; startsAt: number }>(undefined);
  const tapTimer = useRef(0);

  const settled = useTween(axis === 'octaves' ? 1 : 0, {
    ms: UNFOLD_MS,
    isInstant: !opening.isDone,
  });
  const unfolded = opening.isDone ? settled : unfoldedAt(opening.elapsedMs);

  const begin = (notes: readonly Note[]) => {
    if (instrument) piece.current = { notes, startsAt: instrument.play(notes) };
  };
  const hush = () => {
    instrument?.hush();
    piece.current = undefined;
  };
  const press = (finger: string, at: number) => {
    hush();
    setIsPaused(false);
    instrument?.resume();
    instrument?.press(finger, at, tone);
    run.change({ hz: at, play: 'none' });
  };
  const liftSoon = () => {
    clearTimeout(tapTimer.current);
    tapTimer.current = window.setTimeout(() => instrument?.lift(TAPPED), TAP_MS);
  };
  const tap = (at: number) => {
    press(TAPPED, at);
    liftSoon();
  };
  /** Starts the run that the settings say, from its beginning. */
  const startOver = () => {
    setTurn(turn + 1);
    setIsPaused(false);
    setDeepBars({});
  };

  const { rings, measured, onPaint } = usePicture({
    still,
    instrument,
    unfolded,
    isStill,
    isPaused,
    onFrame: ({ tallest }) => {
      const { current } = piece;
      if (!instrument || !current) {
        setFollowedHz(undefined);
        return;
      }
      const seconds = instrument.context.currentTime - current.startsAt;
      setFollowedHz(pitchAt(current.notes, seconds));
      const heard = play === '60-75' ? settledPitchAt(current.notes, seconds) : undefined;
      if (heard !== undefined && tallest !== undefined && deepBars[heard] !== tallest)
        setDeepBars({ ...deepBars, [heard]: tallest });
      if (seconds > endOf(current.notes)) piece.current = undefined;
    },
  });

  // The opening act: the same notes twice. Whatever ends it early also ends its notes.
  const actPiece = opening.isDone ? undefined : pieceAt(opening.elapsedMs);
  const playAct = useEffectEvent(() => (actPiece === undefined ? hush() : begin(actPiece)));
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

  useEffect(() => {
    instrument?.setWindow(Number(samples));
  }, [instrument, samples]);
  useEffect(() => () => clearTimeout(tapTimer.current), []);

  const pitch = { ...run.number('hz'), change: tap };
  const orbit = useOrbit(run.values, ({ turn: around, tilt, distance }) =>
    run.change({ turn: round(around), tilt: round(tilt), distance: round(distance) }),
  );
  const centreRow = () =>
    isStill ? rings.newest : rowAtEar(rings, instrument?.outputDelayMs() ?? 0);
  const isDeep = view === 'depth' && hasDepth;

  return (
    <Scene approach={unfolded < 0.5 ? 'naive' : 'mine'} opening={opening} className="audio">
      <SceneHead label="A1, with sound" />
      <AudioSentence
        run={run}
        pitch={pitch}
        unfolded={unfolded}
        measured={measured}
        isOpening={!opening.isDone}
        isHeld={(instrument?.held() ?? 0) === 1}
        listensTo={desk.playing}
        deepBars={deepBars}
        binHz={(instrument?.context.sampleRate ?? 44_100) / Number(samples)}
        onWindow={(count) => {
          run.change({ window: count });
          startOver();
        }}
      />
      <ApproachSwitch
        legend="Room on the disc"
        naive="Equal hertz"
        mine="Equal octaves"
        chosen={unfolded < 0.5 ? 'naive' : 'mine'}
        onChoose={(approach) => {
          const isSilent = piece.current === undefined && desk.playing === undefined;
          run.change({
            axis: approach === 'naive' ? 'hertz' : 'octaves',
            play: isSilent && play === 'none' ? 'tune' : play,
          });
          if (isSilent) startOver();
        }}
      />
      <Drawing className="audio__drawing">
        {(size) =>
          isDeep ? (
            <DepthCanvas
              camera={run.values}
              handlers={orbit}
              rings={rings}
              centreRow={centreRow}
              onPaint={onPaint}
              onLost={() => setHasDepth(false)}
              onZoom={(factor) => {
                const distance = round(run.values.distance / factor);
                const isInRange = distance >= DISTANCE_RANGE.from && distance <= DISTANCE_RANGE.to;
                if (isInRange) run.change({ distance });
                return isInRange;
              }}
            />
          ) : (
            <Disc
              size={size}
              hz={followedHz ?? hz}
              unfolded={unfolded}
              hub={hubOf(play, desk.playing !== undefined)}
              rings={rings}
              centreRow={centreRow}
              isStill={isStill}
              isLit={opening.isDone && !run.isShared}
              onPress={press}
              onLift={(finger) => instrument?.lift(finger)}
              onTap={tap}
              onPaint={onPaint}
            />
          )
        }
      </Drawing>
      <SceneFoot>
        <Dares
          dares={DARES}
          onOpen={(query) => {
            desk.stop();
            run.open(query);
            startOver();
          }}
        />
        <div className="audio__switches">
          <button
            type="button"
            className="chip"
            aria-pressed={isMuted}
            onClick={() => setIsMuted(!isMuted)}
          >
            Mute
          </button>
          <button
            type="button"
            className="chip"
            aria-pressed={isPaused}
            onClick={() => setIsPaused(!isPaused)}
          >
            Pause
          </button>
        </div>
        <More>
          <AudioMore run={run} pitch={pitch} desk={desk} trackUrl={trackUrl} hasDepth={hasDepth} />
        </More>
      </SceneFoot>
    </Scene>
  );
}

function hubOf(play: Piece, isListening: boolean): { large: string; small: string } | undefined {
  if (play === 'drum') return { large: 'HIT', small: 'ALL PITCHES' };
  return isListening ? { large: 'NOW', small: 'LISTENING' } : undefined;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
