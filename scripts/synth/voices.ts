import { release, smoothStep, strike } from './envelope.ts';
import { centsToRatio, pitchToHertz, renderVoice, sine } from './oscillator.ts';

const TWIN_CENTS = 4;
const VIBRATO_HZ = 4.8;
/** How far the vibrato runs ahead and behind; with its speed, eight cents either way. */
const VIBRATO_SECONDS = 0.00016;
const BASS_DRIVE = 1.5;

/** Pitch as in MIDI; velocity from 0 to 1 sets brightness as well as loudness. */
export interface Tone {
  pitch: number;
  velocity: number;
  heldSeconds: number;
}

/** Two detuned carriers bent by a slow modulator, and a short high one for the tine of the hammer. */
export function electricPiano({ pitch, velocity, heldSeconds }: Tone): Float32Array {
  const hertz = pitchToHertz(pitch);
  const twin = hertz * centsToRatio(TWIN_CENTS);
  return renderVoice(heldSeconds + 0.7, (time) => {
    const body = sine(hertz * time) * 0.26 * velocity * strike(time, 0.004, 0.7);
    const tine = sine(hertz * 14 * time) * 0.03 * velocity * strike(time, 0.002, 0.07);
    const carriers = sine(hertz * time + body + tine) + 0.6 * sine(twin * time + body);
    return carriers * velocity * strike(time, 0.006, 1.5) * release(time, heldSeconds, 0.14);
  });
}

/** A soft mallet with a late vibrato: the voice of the melody. */
export function mallet({ pitch, velocity, heldSeconds }: Tone): Float32Array {
  const hertz = pitchToHertz(pitch);
  return renderVoice(heldSeconds + 0.9, (time) => {
    const vibrato = hertz * VIBRATO_SECONDS * sine(VIBRATO_HZ * time) * smoothStep(time, 0.25, 0.8);
    const colour = sine(hertz * 4 * time) * 0.06 * velocity * strike(time, 0.003, 0.09);
    const fundamental = sine(hertz * time + vibrato + colour);
    const octave = 0.2 * sine(2 * (hertz * time + vibrato)) * strike(time, 0.004, 0.35);
    const loudness = strike(time, 0.009, 0.95) * release(time, heldSeconds, 0.22);
    return (fundamental + octave) * velocity * loudness;
  });
}

/** A sine with a little saturation, so that it is still heard on speakers that drop the lowest octave. */
export function roundBass({ pitch, velocity, heldSeconds }: Tone): Float32Array {
  const hertz = pitchToHertz(pitch);
  return renderVoice(heldSeconds + 0.3, (time) => {
    const overtones = 0.3 * sine(2 * hertz * time) + 0.1 * sine(3 * hertz * time);
    const string = sine(hertz * time) + overtones * strike(time, 0.01, 0.4);
    const loudness = strike(time, 0.01, 1.6) * release(time, heldSeconds, 0.05);
    return Math.tanh(BASS_DRIVE * string * loudness) * velocity;
  });
}
