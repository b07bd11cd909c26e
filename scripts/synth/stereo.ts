/** Of every buffer and of the file. */
export const SAMPLE_RATE_HZ = 44_100;

/** Two channels of equal length, full scale at 1. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** A silent buffer; voices and effects add to it. */
export function createStereo(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds a mono voice; what reaches past the end is dropped. `pan` runs from -1 to 1 at constant power. */
export function addVoice(
  target: Stereo,
  voice: Float32Array,
  { startSeconds, gain, pan = 0 }: { startSeconds: number; gain: number; pan?: number },
): void {
  const start = Math.max(0, Math.round(startSeconds * SAMPLE_RATE_HZ));
  const angle = ((pan + 1) * Math.PI) / 4;
  addScaled(target.left, voice, start, gain * Math.cos(angle));
  addScaled(target.right, voice, start, gain * Math.sin(angle));
}

/** Adds one bus to another of the same length. */
export function addBus(target: Stereo, source: Stereo, gain: number): void {
  addScaled(target.left, source.left, 0, gain);
  addScaled(target.right, source.right, 0, gain);
}

/** Replaces every sample of both channels; `shape` sees the time and the channel. */
export function shapeInPlace(
  target: Stereo,
  shape: (value: number, seconds: number, channel: 'left' | 'right') => number,
): void {
  for (const channel of ['left', 'right'] as const) {
    target[channel].forEach((value, index, samples) => {
      samples[index] = shape(value, index / SAMPLE_RATE_HZ, channel);
    });
  }
}

function addScaled(target: Float32Array, source: Float32Array, start: number, gain: number): void {
  const end = Math.min(source.length, target.length - start);
  for (let index = 0; index < end; index += 1) {
    target[start + index] = (target[start + index] ?? 0) + (source[index] ?? 0) * gain;
  }
}
