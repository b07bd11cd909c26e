import { useEffect } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import { useTween } from '@/stage/use-tween';
import { WaySwitch } from '@/stage/WaySwitch';

import styles from './audio-visualizer.css?url';
import { AudioMore } from './AudioMore';
import { AudioSentence } from './AudioSentence';
import { DepthCanvas } from './DepthCanvas';
import { Disc } from './Disc';
import { rowAtEar } from './rings';
import { ACT, unfoldedAt } from './score';
import { describeRun, settings } from './settings';
import type { Piece, Settings } from './settings';
import { useActMusic } from './use-performance';
import { usePicture } from './use-picture';
import { useSound } from './use-sound';
import type { Sound } from './use-sound';

export const demo = defineDemo({
  plays: 'with sound',
  opens:
    'The disc is the instrument. Round it: pitch, low to high. Outwards: the last second, ring by ring.',
  real: 'the browser’s own Fourier transform of what you hear, regrouped into 64 bands, and 24 rings that are 45 ms apart on any screen. The bars are measured, never moved by the finger. A file or the microphone stays in this page.',
  beyond:
    'the project is a 3D visualizer for whole songs. This demo rests when it is out of sight, and its bars stand up in three dimensions under More.',
  needs: ['web audio'],
  styles,
  settings,
  ways: {
    legend: 'Room on the disc',
    naive: ['Equal hertz', { axis: 'hertz' }],
    mine: ['Equal octaves', { axis: 'octaves' }],
  },
  dares: [
    ['Squeeze the tune', { axis: 'hertz', play: 'tune' }],
    ['Watch a drum leave', { play: 'drum' }],
    ['Tell 60 Hz from 75', { play: '60-75' }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useSound,
  Scene: AudioScene,
  More: AudioMore,
});

const UNFOLD_MS = 650;

/** The disc, what it says, and what it listens to. */
function AudioScene({ run, act, data: sound }: SceneProps<Settings, Sound>) {
  const { desk, performance, pitch, isMuted, isPaused, hasDepth } = sound;
  const { instrument } = desk;
  const { axis, hz, play, window: samples, view } = run.values;
  const isStill = useReducedMotion();
  // The act is a tune. Where the address says what sounds, that is the act.
  const isActing = !act.isDone && !run.isShared;
  useActMusic(isActing ? act.elapsedMs : undefined, desk, performance);

  const settled = useTween(axis === 'octaves' ? 1 : 0, { ms: UNFOLD_MS, isInstant: isActing });
  const unfolded = isActing ? unfoldedAt(act.elapsedMs) : settled;
  const { rings, measured, onPaint } = usePicture({
    instrument,
    unfolded,
    isStill,
    isPaused,
    isHeld: act.isDone && !performance.hasSounded && desk.playing === undefined,
    onFrame: performance.follow,
  });

  useEffect(() => {
    instrument?.setWindow(Number(samples));
  }, [instrument, samples]);

  const centreRow = () =>
    isStill ? rings.newest : rowAtEar(rings, instrument?.outputDelayMs() ?? 0);

  return (
    <>
      <AudioSentence
        run={run}
        pitch={pitch}
        unfolded={unfolded}
        measured={measured}
        isOpening={isActing}
        isHeld={(instrument?.held() ?? 0) === 1}
        listensTo={desk.playing}
        deepBars={performance.deepBars}
        binHz={(instrument?.context.sampleRate ?? 44_100) / Number(samples)}
        onWindow={(count) => {
          run.change({ window: count });
          performance.startOver();
        }}
      />
      <WaySwitch
        // During the act it shows what the disc does.
        run={{ ...run, way: unfolded < 0.5 ? 'naive' : 'mine' }}
        onChoose={(way) => {
          run.choose(way);
          if (!performance.isSilent()) return;
          // What was squeezed or unfolded has to be heard to be seen.
          if (play === 'none') run.change({ play: 'tune' });
          performance.startOver();
        }}
      />
      <div className="audio-switches">
        <Switch name="Mute" isOn={isMuted} onChange={sound.setIsMuted} />
        <Switch name="Pause" isOn={isPaused} onChange={sound.setIsPaused} />
      </div>
      <Drawing className="audio-drawing">
        {(size) =>
          view === 'depth' && hasDepth ? (
            <DepthCanvas
              camera={run.values}
              rings={rings}
              centreRow={centreRow}
              onPaint={onPaint}
              onLost={sound.loseDepth}
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
              isLit={act.isDone && !run.isShared}
              onPress={performance.press}
              onLift={performance.lift}
              onTap={performance.tap}
              onPaint={onPaint}
            />
          )
        }
      </Drawing>
    </>
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
