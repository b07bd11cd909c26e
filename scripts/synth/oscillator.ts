import { SAMPLE_RATE_HZ } from './stereo.ts';

const CONCERT_A_HZ = 440;
const CONCERT_A_PITCH = 69;
const SEMITONES_PER_OCTAVE = 12;
const CENTS_PER_OCTAVE = 1_200;

/** Long enough to end a voice without a click, too short to hear as a fade. */
const END_FADE_SECONDS = 0.01;

/** `pitch` counts semitones as MIDI does: 60 is middle C. */
export function pitchToHertz(pitch: number): number {
  return CONCERT_A_HZ * 2 ** ((pitch - CONCERT_A_PITCH) / SEMITONES_PER_OCTAVE);
}

/** The factor that raises a frequency by that many hundredths of a semitone. */
export function centsToRatio(cents: number): number {
  return 2 ** (cents / CENTS_PER_OCTAVE);
}

/** A sine at `cycles` turns; modulating the turns instead of the angle keeps formulas free of 2π. */
export function sine(cycles: number): number {
  return Math.sin(2 * Math.PI * cycles);
}

/** Samples a formula over time and ends it at zero, so a voice may be cut anywhere. */
export function renderVoice(seconds: number, sampleAt: (time: number) => number): Float32Array {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE_HZ)).map((_, index) => {
    const time = index / SAMPLE_RATE_HZ;
    return sampleAt(time) * Math.min(1, (seconds - time) / END_FADE_SECONDS);
  });
}
