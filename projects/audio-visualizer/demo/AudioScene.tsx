import { useEffect, useState } from 'react';

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

import { AudioMore } from './AudioMore';
import { AudioSentence } from './AudioSentence';
import { DepthCanvas } from './DepthCanvas';
import { Disc } from './Disc';
import { rowAtEar } from './rings';
import { ACT, unfoldedAt } from './score';
import { settings } from './settings';
import type { Piece } from './settings';
import { useInstrument } from './use-instrument';
import { usePerformance } from './use-performance';
import { usePicture } from './use-picture';

const DARES = [
  { name: 'Squeeze the tune', query: '?axis=hertz&play=tune' },
  { name: 'Watch a drum leave', query: '?play=drum' },
  { name: 'Tell 60 Hz from 75', query: '?play=60-75' },
] as const;

const UNFOLD_MS = 650;

interface Props {
  still: string;
  trackUrl: string | undefined;
}

/** The disc, what it says, and what it listens to. */
export function AudioScene({ still, trackUrl }: Props) {
  const run = useSettings(settings);
  const { axis, hz, play, window: samples, view } = run.values;
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const isStill = useReducedMotion();
  const [isMuted, setIsMuted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [hasDepth, setHasDepth] = useState(true);
  const desk = useInstrument({ isPaused, isMuted });
  const { instrument } = desk;
  const performance = usePerformance({
    run,
    desk,
    opening,
    trackUrl,
    onSound: () => setIsPaused(false),
  });
  const { press, tap, startOver } = performance;

  const settled = useTween(axis === 'octaves' ? 1 : 0, {
    ms: UNFOLD_MS,
    isInstant: !opening.isDone,
  });
  const unfolded = opening.isDone ? settled : unfoldedAt(opening.elapsedMs);
  const approach = unfolded < 0.5 ? 'naive' : 'mine';

  const { rings, measured, onPaint } = usePicture({
    still,
    instrument,
    unfolded,
    isStill,
    isPaused,
    isHeld: opening.isDone && !performance.hasSounded && desk.playing === undefined,
    onFrame: performance.follow,
  });

  useEffect(() => {
    instrument?.setWindow(Number(samples));
  }, [instrument, samples]);

  const pitch = { ...run.number('hz'), change: tap };
  const centreRow = () =>
    isStill ? rings.newest : rowAtEar(rings, instrument?.outputDelayMs() ?? 0);

  return (
    <Scene approach={approach} opening={opening} className="audio">
      <SceneHead label="A1, with sound" />
      <AudioSentence
        run={run}
        pitch={pitch}
        unfolded={unfolded}
        measured={measured}
        isOpening={!opening.isDone}
        isHeld={(instrument?.held() ?? 0) === 1}
        listensTo={desk.playing}
        deepBars={performance.deepBars}
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
        chosen={approach}
        onChoose={(next) => {
          const isSilent = performance.isSilent();
          run.change({
            axis: next === 'naive' ? 'hertz' : 'octaves',
            play: isSilent && play === 'none' ? 'tune' : play,
          });
          if (isSilent) startOver();
        }}
      />
      <Drawing className="audio__drawing">
        {(size) =>
          view === 'depth' && hasDepth ? (
            <DepthCanvas
              camera={run.values}
              rings={rings}
              centreRow={centreRow}
              onPaint={onPaint}
              onLost={() => setHasDepth(false)}
              onCamera={run.change}
            />
          ) : (
            <Disc
              size={size}
              hz={performance.followedHz ?? hz}
              unfolded={unfolded}
              hub={hubOf(play, desk.playing !== undefined)}
              rings={rings}
              centreRow={centreRow}
              isStill={isStill}
              isLit={opening.isDone && !run.isShared}
              onPress={press}
              onLift={performance.lift}
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
          <Switch name="Mute" isOn={isMuted} onChange={setIsMuted} />
          <Switch name="Pause" isOn={isPaused} onChange={setIsPaused} />
        </div>
        <More>
          <AudioMore run={run} pitch={pitch} desk={desk} trackUrl={trackUrl} hasDepth={hasDepth} />
        </More>
      </SceneFoot>
    </Scene>
  );
}

interface SwitchProps {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ name, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      className="stage-chip"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {name}
    </button>
  );
}

function hubOf(play: Piece, isListening: boolean): { large: string; small: string } | undefined {
  if (play === 'drum') return { large: 'HIT', small: 'ALL PITCHES' };
  return isListening ? { large: 'NOW', small: 'LISTENING' } : undefined;
}
