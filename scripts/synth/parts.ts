import { brush, hat, kick } from './drums.ts';
import type { Hit, Note } from './note.ts';
import { createRandom, type Random } from './random.ts';
import { score } from './score.ts';
import { addVoice, createStereo, type Stereo } from './stereo.ts';
import { beatToSeconds, loosen, SECONDS_PER_BEAT } from './timing.ts';
import { electricPiano, mallet, roundBass, type Tone } from './voices.ts';

/** Any number would do; another one gives another performance of the same score. */
const SEED = 3_333;
/** The first note must not start before the file does, however early the hand is. */
const LEAD_IN_SECONDS = 0.12;
/** Fingers land one after another, lowest first. */
const ROLL_SECONDS_PER_NOTE = 0.011;

/** One dry bus per instrument, all of the same length and already balanced against each other. */
export interface Parts {
  keys: Stereo;
  mallet: Stereo;
  bass: Stereo;
  drums: Stereo;
}

/** When the kick sounds, for whatever has to make room for it. */
export const kickSeconds: readonly number[] = score.kick.map(
  ({ beat }) => LEAD_IN_SECONDS + beatToSeconds(beat),
);

/** Plays the score with human timing; the same seed gives the same performance. */
export function playParts(samples: number): Parts {
  const random = createRandom(SEED);
  return {
    keys: playNotes(score.chords, electricPiano, { samples, gain: 0.16, spread: 0.45, random }),
    mallet: playNotes(score.melody, mallet, { samples, gain: 0.25, spread: 0, random }),
    bass: playNotes(score.bass, roundBass, { samples, gain: 0.25, spread: 0, random }),
    drums: playDrums(samples, random),
  };
}

interface Playing {
  samples: number;
  gain: number;
  /** How far low notes lean left and high notes right, from 0 to 1. */
  spread: number;
  random: Random;
}

function playNotes(
  notes: readonly Note[],
  voice: (tone: Tone) => Float32Array,
  { samples, gain, spread, random }: Playing,
): Stereo {
  const bus = createStereo(samples);
  for (const [index, { beat, beats, pitch, velocity }] of notes.entries()) {
    const human = loosen(random);
    const finger = notes.slice(0, index).filter((other) => other.beat === beat).length;
    const tone = {
      pitch,
      velocity: velocity * human.velocity,
      heldSeconds: beats * SECONDS_PER_BEAT,
    };
    addVoice(bus, voice(tone), {
      startSeconds:
        LEAD_IN_SECONDS + beatToSeconds(beat) + human.seconds + finger * ROLL_SECONDS_PER_NOTE,
      gain,
      pan: Math.max(-1, Math.min(1, ((pitch - 63) / 6) * spread)),
    });
  }
  return bus;
}

function playDrums(samples: number, random: Random): Stereo {
  const bus = createStereo(samples);
  playHits(bus, score.kick, kick, { gain: 0.42, pan: 0 });
  playHits(bus, score.brush, () => brush(random), { gain: 0.28, pan: -0.12 }, random);
  playHits(bus, score.hat, () => hat(random), { gain: 0.3, pan: 0.28 }, random);
  return bus;
}

/** Without `random` the hits are exact: the kick is what the others are loose against. */
function playHits(
  bus: Stereo,
  hits: readonly Hit[],
  voice: () => Float32Array,
  { gain, pan }: { gain: number; pan: number },
  random?: Random,
): void {
  for (const { beat, velocity } of hits) {
    const human = random === undefined ? { seconds: 0, velocity: 1 } : loosen(random);
    addVoice(bus, voice(), {
      startSeconds: LEAD_IN_SECONDS + beatToSeconds(beat) + human.seconds,
      gain: gain * velocity * human.velocity,
      pan,
    });
  }
}
