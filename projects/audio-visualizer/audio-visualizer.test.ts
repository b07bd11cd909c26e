import { expectNumbers } from '@tests/support/numbers';

import { RANGE_HZ } from './demo/pitch';
import { BANDS, bandStart, follow, toLevels } from './demo/spectrum';
import { advanceRings, createRings, RINGS, rowAtEar, ROWS } from './demo/rings';

const SAMPLES = 2048;
const RATE_HZ = 44_100;
const binHz = (samples: number) => RATE_HZ / samples;

/** How many bins start within a range. */
const binsIn = (from: number, to: number) =>
  Math.ceil(to / binHz(SAMPLES)) - Math.ceil(from / binHz(SAMPLES));

/** How long a fixed factor per frame takes to halve a level. */
const halvingMs = (hertz: number) => (Math.log(0.5) / Math.log(0.8)) * (1000 / hertz);

/** The time constant of the envelope, measured from what one millisecond does. */
const constantMs = (level: number, measured: number) =>
  -1 / Math.log((follow(level, measured, 1) - measured) / (level - measured));

/** The bar in the middle of the axis, where the slope is zero, when every bin is this many decibels below 0. */
const middleBar = (below: number) =>
  toLevels({ bins: new Float32Array(SAMPLES / 2).fill(-below), sampleRate: RATE_HZ })[BANDS / 2] ??
  0;

/** The last whole decibel below 0 at which that bar is still at least this high. */
function lastAt(height: number): number {
  let below = 0;
  while (middleBar(below + 1) >= height) below += 1;
  return below;
}

/** How old a row is when the next one starts. */
function ringMs(): number {
  const rings = createRings();
  let ms = 0;
  for (; rings.newest === 0; ms += 1) advanceRings(rings, new Float32Array(BANDS), 1);
  return ms;
}

/** How many rows back the center is drawn for a device with this delay. */
function rowsBehind(delayMs: number): number {
  const rings = createRings();
  return (rings.newest - rowAtEar(rings, delayMs) + ROWS) % ROWS;
}

expectNumbers('audio-visualizer', {
  computed: {
    '46': () => (SAMPLES / RATE_HZ) * 1000,
    '1,024': () => SAMPLES / 2,
    '21.5': () => binHz(SAMPLES),
    '5.4': () => binHz(8192),
    '186': () => (8192 / RATE_HZ) * 1000,
    '11.6': () => 100 / Math.log2(RANGE_HZ.to / RANGE_HZ.from),
    '2': () => binsIn(40, 80),
    '10.24': () => (20 * 2 ** 9) / 1000,
    '20.48': () => (20 * 2 ** 10) / 1000,
    '476': () => binsIn(10_240, 20_480),
    '64': () => BANDS,
    '67': () =>
      Math.max(...Array.from({ length: BANDS }, (_, n) => binsIn(bandStart(n), bandStart(n + 1)))),
    '15': () => constantMs(0, 1),
    '180': () => constantMs(1, 0),
    '104': () => halvingMs(30),
    '22': () => halvingMs(144),
    '45': ringMs,
    '135': () => rowsBehind(150) * ringMs(),
    '24': () => RINGS,
    '32': () => ROWS,
    '360': () => rowsBehind(Infinity) * ringMs(),
    '13': () => 1.5 * Math.log2(RANGE_HZ.to / RANGE_HZ.from),
    '1.08': () => (RINGS * ringMs()) / 1000,
    '1,536': () => BANDS * RINGS,
    '1.7': () => Math.tan(Math.PI / 3),
    '40': () => RANGE_HZ.from,
    '18': () => lastAt(0.999),
    '80': () => lastAt(0.001) + 1,
  },
  input: {
    '2,048': 'samples in a window',
    '8,192': 'samples in a longer window',
    '60': 'a tone of the demo, a screen, an angle',
    '75': 'a tone of the demo',
    '16': 'kilohertz, the top of the picture',
    '30': 'a screen',
    '144': 'a screen',
    '1.5': 'SLOPE_DB_PER_OCTAVE',
  },
  standard: { '44.1': 'the sample rate of audio CDs', '0.8': 'AnalyserNode.smoothingTimeConstant' },
  example: ['8', '150'],
});
