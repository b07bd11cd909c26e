import { smoothStep } from './envelope.ts';
import { createHighPass, createLowPass } from './filter.ts';
import { sine } from './oscillator.ts';
import { SAMPLE_RATE_HZ, shapeInPlace, type Stereo } from './stereo.ts';

/** A record that is a little off centre rises and falls once a turn: 33⅓ turns a minute. */
const WOW_HZ = 100 / 3 / 60;
/** Half a millisecond either way bends the pitch by three cents. */
const WOW_SECONDS = 0.0005;
/** The top is rolled off, for warmth and because 96 kbps has no bits to spare for it. */
const BRIGHTNESS_HZ = 9_500;
/** Sines are dark; a lift of four decibels above this brings the hammers out on small speakers. */
const PRESENCE_HZ = 1_000;
const PRESENCE = 0.6;
/** Below this there is no note, only offset. */
const RUMBLE_HZ = 24;
const FADE_IN_SECONDS = 1.6;
const FADE_OUT_SECONDS = 3.4;
/** The encoder lowers the peak by about half a decibel: this decodes to -1 dBFS. */
const PEAK = 0.94;
/** How far the mix leans into the saturation. */
const DRIVE = 1.25;

/** Makes a mix into a finished side: wow, warmth, saturation, fades and level, in that order. */
export function master(mix: Stereo): Stereo {
  const turned = { left: wow(mix.left), right: wow(mix.right) };
  const filters = { left: createTone(), right: createTone() };
  shapeInPlace(turned, (value, _, channel) => filters[channel](value));

  const drive = DRIVE / peakOf(turned);
  const blockers = { left: createHighPass(RUMBLE_HZ), right: createHighPass(RUMBLE_HZ) };
  const end = turned.left.length / SAMPLE_RATE_HZ;
  shapeInPlace(turned, (value, seconds, channel) => {
    const fadeIn = smoothStep(seconds, 0, FADE_IN_SECONDS);
    const fadeOut = 1 - smoothStep(seconds, end - FADE_OUT_SECONDS, end);
    return blockers[channel](Math.tanh(value * drive)) * fadeIn * fadeOut;
  });

  const gain = PEAK / peakOf(turned);
  shapeInPlace(turned, (value) => value * gain);
  return turned;
}

function createTone(): (value: number) => number {
  const lowPass = createLowPass(BRIGHTNESS_HZ);
  const highPass = createHighPass(RUMBLE_HZ);
  const presence = createHighPass(PRESENCE_HZ);
  return (value) => highPass(lowPass(value + PRESENCE * presence(value)));
}

function peakOf({ left, right }: Stereo): number {
  const loudest = (peak: number, value: number) => Math.max(peak, Math.abs(value));
  return right.reduce(loudest, left.reduce(loudest, 0));
}

/** Reads the tape at a moving place; four-point interpolation keeps the treble that two points would lose. */
function wow(samples: Float32Array): Float32Array {
  const at = (index: number) => samples[index] ?? 0;
  const depth = WOW_SECONDS * SAMPLE_RATE_HZ;
  return samples.map((_, index) => {
    const place = index - depth * (1 + sine((WOW_HZ * index) / SAMPLE_RATE_HZ));
    const whole = Math.floor(place);
    const [a, b, c, d] = [at(whole - 1), at(whole), at(whole + 1), at(whole + 2)];
    const x = place - whole;
    const cubic = (3 * (b - c) + d - a) / 2;
    const square = a - (5 * b) / 2 + 2 * c - d / 2;
    return ((cubic * x + square) * x + (c - a) / 2) * x + b;
  });
}
