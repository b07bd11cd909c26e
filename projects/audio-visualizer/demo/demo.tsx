import microphone from '@tabler/icons/outline/microphone.svg?raw';
import pause from '@tabler/icons/outline/player-pause.svg?raw';
import resume from '@tabler/icons/outline/player-play.svg?raw';
import muted from '@tabler/icons/outline/volume-off.svg?raw';
import volume from '@tabler/icons/outline/volume.svg?raw';
import { memo, useEffect } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { usePerformance } from '@/stage/use-opening-act';
import { useReducedMotion, useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';
import type { Way } from '@/stage/use-run';
import { Icon } from '@/ui/Icon';

import styles from './audio-visualizer.css?url';
import { AudioMore } from './AudioMore';
import { AudioSentence } from './AudioSentence';
import { Disc } from './Disc';
import { DEEP_TONES } from './deep-tones';
import type { DeepBars } from './deep-tones';
import type { Mark } from './draw-disc';
import { hubOf } from './hub';
import { TRACK_URL } from './inputs';
import { PIANO_TOP_HZ } from './pitch';
import { rowAtEar } from './rings';
import { ACT, bounce } from './score';
import { describeRun, settings } from './settings';
import type { Settings } from './settings';
import { BANDS, barAround } from './spectrum';
import { useActMusic } from './use-music';
import { usePicture } from './use-picture';
import { useSound } from './use-sound';
import type { Sound } from './use-sound';

/** In degrees: the bars of a song stand up, and its rings can still be told apart. */
const LAID_BACK = 50;

export const demo = defineDemo({
  plays: 'the ring',
  line: 'Every octave gets the same room.',
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
      ? ['Squeeze a tune', { play: 'tune', tilt: LAID_BACK }]
      : ['Squeeze a song', { source: 'track', tilt: LAID_BACK }],
    ['Hit a drum', { play: 'drum', axis: 'octaves' }],
    ['60 or 75 Hz?', { play: '60-75', axis: 'octaves' }],
  ],
  tour: { dare: ['Press C4', {}] },
  act: ACT,
  describe: describeRun,
  useData: useSound,
  Scene: AudioScene,
  More: AudioMore,
});

/** Drawn once: its markup would be written anew in every frame. */
const Sign = memo(Icon);

const UNFOLD_MS = 900;
const NO_TONES: readonly number[] = [];
/** How long what no key has takes to fill. */
const LANDS_MS = 700;
/** How long a song has room before it is squeezed. */
const SONG_MS = 2_600;
/** During the act the keys of the piano hang evenly; after it, or as soon as something sounds, they fall to where equal hertz has them. */
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
  const isSettled = unfolded === (axis === 'octaves' ? 1 : 0);
  const { rings, measured, onPaint } = usePicture({
    instrument,
    unfolded,
    isStill,
    isPaused,
    isResting: music.isResting,
    onFrame: (now) => music.follow(now, isSettled ? `${axis} ${samples}` : undefined),
  });
  const isHeard = music.hasSounded || playing !== undefined;
  const isLaid = act.isDone || isHeard;
  const fall = usePerformance(isLaid, FALL.ends);
  const fallen = isLaid ? bounce(fall.between(FALL.starts, FALL.ends)) : 0;

  useEffect(() => {
    instrument?.setWindow(Number(samples));
  }, [instrument, samples]);

  const centreRow = () =>
    isStill ? rings.newest : rowAtEar(rings, instrument?.outputDelayMs() ?? 0);
  const shownHz = music.followedHz ?? music.held.at(-1) ?? hz;
  const { peakHz } = measured;
  const isByHand = playing === undefined && play === 'none' && !hasRoomYet;

  const isAbove = isByHand ? isHeard && shownHz > PIANO_TOP_HZ : playing === 'track' && !hasRoomYet;
  const above = useTween(isAbove ? 1 : 0, { ms: LANDS_MS });
  const marks = isByHand && isHeard ? marksOfNotes(music.notes, unfolded) : [];

  /** What was heard one way is heard the other way: a song goes on, a note sounds again while it finds its new place. */
  const choose = (way: Way) => {
    run.choose(way);
    if (!music.isSilent() || (play === 'none' && music.showAgain())) return;
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
        isOwn={!run.isShared || music.isOwn}
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
              // The sweep of the act is nobody's note.
              playsHz={isHeard ? shownHz : hz}
              unfolded={unfolded}
              hub={hubOf({
                play,
                isListening: playing !== undefined,
                isPlaying: music.followedHz !== undefined,
                hz: isHeard ? shownHz : undefined,
                peakHz,
                notes: music.notes.length,
                deepBars: music.deepBars,
              })}
              hasKnob={isByHand || play === 'tune'}
              peakHz={peakHz}
              held={music.held}
              keys={unfolded + (1 - unfolded) * (1 - fallen)}
              above={above}
              ghost={isByHand && isHeard && axis === 'octaves' ? shownHz : undefined}
              marks={play === '60-75' ? marksOfDeepTones(music.deepBars) : marks}
              tones={play === '60-75' ? DEEP_TONES : NO_TONES}
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
              <button
                type="button"
                aria-label="Microphone"
                aria-pressed={playing === 'microphone'}
                onClick={() => {
                  if (playing === 'microphone') desk.stop();
                  else desk.choose({ kind: 'microphone' });
                }}
              >
                <Sign svg={microphone} />
                Mic
              </button>
              <button type="button" onClick={() => sound.setIsMuted(!isMuted)}>
                <Sign svg={isMuted ? muted : volume} />
                {isMuted ? 'Unmute' : 'Mute'}
              </button>
              <button type="button" onClick={() => sound.setIsPaused(!isPaused)}>
                <Sign svg={isPaused ? resume : pause} />
                {isPaused ? 'Resume' : 'Pause'}
              </button>
            </div>
          </>
        )}
      </Drawing>
    </>
  );
}

/** The bar of each note. */
function marksOfNotes(notes: readonly number[], unfolded: number): readonly Mark[] {
  return notes.map((hz) => ({ places: barAround(hz, unfolded) }));
}

/** The bars in which the deep tones were measured. */
function marksOfDeepTones(deepBars: DeepBars): readonly Mark[] {
  return [...new Set(Object.values(deepBars))].map((bar) => ({
    places: [bar / BANDS, (bar + 1) / BANDS],
  }));
}
