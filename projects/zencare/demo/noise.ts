import { elementAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';

export const LOOP_S = 6;
/** The end and the beginning overlap for so long. */
export const SEAM_S = 1;
const SEED = 7;
/** Brown noise: white noise that remembers where it was. */
const MEMORY = 0.985;
const STEP = 0.12;

/** Noise that goes on and on, without the seam: what a loop is cut from. */
export function brownNoise(length: number, seed = SEED): Float32Array<ArrayBuffer> {
  const random = createRandom(seed);
  const samples = new Float32Array(length);
  let value = 0;
  for (let index = 0; index < length; index += 1) {
    value = MEMORY * value + STEP * (2 * random() - 1);
    samples[index] = value;
  }
  return samples;
}

/** How loud the end still is and the beginning already is; the squares add to 1, so the loudness holds. */
export function seamGains(share: number): { readonly rise: number; readonly fall: number } {
  const angle = (share * Math.PI) / 2;
  return { rise: Math.sin(angle), fall: Math.cos(angle) };
}

/** A loop of brown noise whose first second fades over from what would have followed its end. */
export function brownLoop(sampleRate: number, seed = SEED): Float32Array<ArrayBuffer> {
  const length = LOOP_S * sampleRate;
  const seam = SEAM_S * sampleRate;
  const noise = brownNoise(length + seam, seed);
  const loop = noise.slice(0, length);
  for (let index = 0; index < seam; index += 1) {
    const { rise, fall } = seamGains(index / seam);
    loop[index] = elementAt(noise, index) * rise + elementAt(noise, length + index) * fall;
  }
  return loop;
}
