import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { usePerformance } from '@/stage/use-opening-act';
import { useReducedMotion, useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';
import type { Way } from '@/stage/use-run';

import styles from './audio-visualizer.css?url';
import { AudioMore } from './AudioMore';
import { AudioSentence } from './AudioSentence';
import { Disc } from './Disc';
import { TRACK_URL } from './inputs';
import { formatHz, noteSign } from './pitch';
import { rowAtEar } from './rings';
import { ACT, bounce } from './score';
import { describeRun, settings } from './settings';
import type { Settings } from './settings';
import { useActMusic } from './use-music';
import { usePicture } from './use-picture';
import { useSound } from './use-sound';
import type { Sound } from './use-sound';

export const demo = defineDemo({
  plays: 'the ring',
  opens:
    'The ring is the instrument, silent until you press it. Round it: pitch, low to high. Outwards: the last second, ring by ring.',
  real: 'the browser’s own Fourier transform of what you hear, regrouped into 64 bands, and 24 rings that are 45 ms apart on any screen. The bars are measured, never moved by the finger. A file or the microphone stays in this page.',
  beyond:
    'the project is a 3D visualizer for whole songs. This demo rests when it is out of sight, and its bars stand up when you tilt the disc.',
  needs: ['web audio'],
  styles,
  settings,
  ways: {
    legend: 'Room on the ring',
    naive: ['Equal hertz', { axis: 'hertz' }],
    mine: ['Equal octaves', { axis: 'octaves' }],
  },
  dares: [
    // Without a recording of the site's own, the tune stands in for it.
    TRACK_URL === undefined
      ? ['Play a tune, squeezed', { play: 'tune' }]
      : ['Play a song, then squeeze it', { source: 'track' }],
    ['Watch a drum leave', { play: 'drum', axis: 'octaves' }],
    ['Tell 60 Hz from 75', { play: '60-75', axis: 'octaves' }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useSound,
  Scene: AudioScene,
  More: AudioMore,
});

const UNFOLD_MS = 650;
/** How long a song has room before it is squeezed. */
const SONG_MS = 2_600;
/** The keys of the piano hang evenly for a moment, and then fall to where equal hertz has them. */
const FALL = { starts: 300, ends: 1_250 };

/** The disc, what it says, and what it listens to. */
function AudioScene({ run, act, data: sound }: SceneProps<Settings, Sound>) {
  const { desk, music, isMuted, isPaused, hasDepth } = sound;
  const { instrument, playing } = desk;
  const { axis, hz, play, source, window: samples } = run.values;
  const isStill = useReducedMotion();
  // The act is a sweep. Where the address says what sounds, that is the act.
  const isActing = !act.isDone && !run.isShared;
  useActMusic(isActing ? act.elapsedMs : undefined, desk, music);

  const isUntouched = run.dare !== undefined || (run.isShared && !run.isTouched);
  const song = usePerformance(playing === 'track' ? run.opened : undefined, SONG_MS);
  const hasRoomYet = source === 'track' && isUntouched && !(playing === 'track' && song.isDone);
  const unfolded = useTween(axis === 'octaves' || hasRoomYet ? 1 : 0, { ms: UNFOLD_MS });
  const { rings, measured, onPaint } = usePicture({
    instrument,
    unfolded,
    isStill,
    isPaused,
    isHeld: act.isDone && !music.hasSounded && playing === undefined,
    onFrame: music.follow,
  });
  const isHeard = music.hasSounded || playing !== undefined;
  const fall = usePerformance(isHeard && instrument !== undefined, FALL.ends);
  const fallen = bounce(fall.between(FALL.starts, FALL.ends));

  useEffect(() => {
    instrument?.setWindow(Number(samples));
  }, [instrument, samples]);

  const centreRow = () =>
    isStill ? rings.newest : rowAtEar(rings, instrument?.outputDelayMs() ?? 0);
  const shownHz = music.followedHz ?? music.held.at(-1) ?? hz;
  const { peakHz } = measured;
  const isByHand = playing === undefined && play === 'none';

  /** What was heard one way is heard the other way: a song goes on, a piece and a hand are played again. */
  const choose = (way: Way) => {
    run.choose(way);
    if (!music.isSilent()) return;
    const again = play === 'none' ? music.playAgainOn(way === 'mine' ? 1 : 0) : undefined;
    if (again !== undefined) {
      run.change({ hz: again });
      return;
    }
    if (play === 'none') run.change({ play: 'tune' });
    music.startOver();
  };

  return (
    <>
      <AudioSentence
        run={run}
        pitch={sound.pitch}
        hz={shownHz}
        unfolded={unfolded}
        peakHz={peakHz}
        isOpening={isActing}
        isHeard={isHeard}
        notes={music.notes}
        listensTo={playing}
        isLoading={hasRoomYet && playing === undefined}
        problem={desk.problem}
        deepBars={music.deepBars}
        onWindow={(count) => {
          run.change({ window: count });
          music.startOver();
        }}
      />
      <WaySwitch
        // While a song has its room, it shows what the disc does.
        run={{ ...run, way: unfolded < 0.5 ? 'naive' : 'mine' }}
        isLit={axis === 'hertz' && isHeard && !isActing && !hasRoomYet}
        onChoose={choose}
      />
      <Drawing className="audio-drawing">
        {(size) => (
          <>
            <Disc
              size={size}
              hz={shownHz}
              unfolded={unfolded}
              hub={hubOf(play, playing !== undefined, peakHz)}
              peakHz={peakHz}
              held={music.held}
              keys={isHeard ? unfolded + (1 - unfolded) * (1 - fallen) : undefined}
              ghost={isByHand && isHeard && unfolded === 1 ? shownHz : undefined}
              rings={rings}
              centreRow={centreRow}
              isStill={isStill}
              isLit={act.isDone && !isHeard && !run.isTouched}
              tilt={hasDepth ? run.number('tilt') : undefined}
              onPress={music.press}
              onLift={music.lift}
              onTap={music.tap}
              onPaint={onPaint}
              onLost={sound.loseDepth}
            />
            <div className="audio-switches">
              <Switch
                name={
                  <span>
                    Mic<span>rophone</span>
                  </span>
                }
                isOn={playing === 'microphone'}
                onChange={(isOn) => {
                  run.change({ source: 'disc', play: 'none' });
                  music.hush();
                  if (isOn) desk.choose({ kind: 'microphone' });
                  else desk.stop();
                }}
              />
              <Switch name="Mute" isOn={isMuted} onChange={sound.setIsMuted} />
              <Switch name="Pause" isOn={isPaused} onChange={sound.setIsPaused} />
            </div>
          </>
        )}
      </Drawing>
    </>
  );
}

interface SwitchProps {
  name: ReactNode;
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

function hubOf(
  play: Settings['play'],
  isListening: boolean,
  peakHz: number | undefined,
): { large: string; small: string } | undefined {
  if (play === 'drum') return { large: 'HIT', small: 'ALL PITCHES' };
  if (!isListening) return undefined;
  if (peakHz === undefined) return { large: 'NOW', small: 'SILENCE' };
  return { large: noteSign(peakHz), small: formatHz(peakHz) };
}
