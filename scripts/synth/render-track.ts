import { echo } from './echo.ts';
import { strike } from './envelope.ts';
import { sine } from './oscillator.ts';
import { kickSeconds, playParts } from './parts.ts';
import { master } from './master.ts';
import { reverb } from './reverb.ts';
import { addBus, createStereo, SAMPLE_RATE_HZ, shapeInPlace, type Stereo } from './stereo.ts';
import { SECONDS_PER_BEAT } from './timing.ts';

/** Thirteen bars and time for the last chord to ring. */
const TRACK_SECONDS = 39.5;
const DOTTED_EIGHTH_BEATS = 0.75;
/** The piano drifts from side to side once every two bars. */
const DRIFT_HZ = 1 / (8 * SECONDS_PER_BEAT);
const DRIFT_DEPTH = 0.22;
/** How much the others give way while the kick speaks. */
const DUCK_DEPTH = 0.24;

/** "First Pressing", mixed and mastered. */
export function renderTrack(): Stereo {
  const samples = Math.round(TRACK_SECONDS * SAMPLE_RATE_HZ);
  const { keys, mallet, bass, drums } = playParts(samples);
  shapeInPlace(keys, (value, seconds, channel) => value * drift(seconds, channel));

  const echoSend = mixOf(samples, [mallet, 0.5], [keys, 0.07]);
  const echoes = echo(echoSend, DOTTED_EIGHTH_BEATS * SECONDS_PER_BEAT);
  const roomSend = mixOf(samples, [keys, 0.5], [mallet, 0.6], [echoes, 0.5], [drums, 0.12]);
  const music = mixOf(
    samples,
    [keys, 1],
    [mallet, 1],
    [bass, 1],
    [echoes, 1],
    [reverb(roomSend), 0.5],
  );
  shapeInPlace(music, (value, seconds) => value * duck(seconds));
  addBus(music, drums, 1);
  return master(music);
}

function mixOf(samples: number, ...sends: readonly (readonly [Stereo, number])[]): Stereo {
  const mix = createStereo(samples);
  for (const [bus, gain] of sends) addBus(mix, bus, gain);
  return mix;
}

function drift(seconds: number, channel: 'left' | 'right'): number {
  const side = channel === 'left' ? 1 : -1;
  return 1 + side * DRIFT_DEPTH * sine(DRIFT_HZ * seconds);
}

function duck(seconds: number): number {
  const latest = kickSeconds.findLast((kick) => kick <= seconds);
  if (latest === undefined) return 1;
  return 1 - DUCK_DEPTH * strike(seconds - latest, 0.015, 0.13);
}
