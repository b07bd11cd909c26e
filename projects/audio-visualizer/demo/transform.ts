import { elementAt } from '@/lib/element-at';

const BLACKMAN = [0.42, -0.5, 0.08] as const;

/**
 * The spectrum of a power of two of samples, in decibels: half as many bins. It is the transform of the browser's analyser by
 * hand (Blackman window, magnitude over the number of samples), so that tests know what it would show without any sound.
 */
export function transform(samples: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const { length } = samples;
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  for (let index = 0, reversed = 0; index < length; index += 1) {
    const turn = (2 * Math.PI * index) / length;
    const weight = BLACKMAN[0] + BLACKMAN[1] * Math.cos(turn) + BLACKMAN[2] * Math.cos(2 * turn);
    real[reversed] = elementAt(samples, index) * weight;
    reversed = nextReversed(reversed, length);
  }
  for (let size = 2; size <= length; size *= 2) combine(real, imaginary, size);
  return Float32Array.from(
    { length: length / 2 },
    (_, bin) =>
      20 * Math.log10(Math.hypot(elementAt(real, bin), elementAt(imaginary, bin)) / length),
  );
}

/** Counts upwards in a number whose digits are read backwards, which is the order that the butterflies need. */
function nextReversed(reversed: number, length: number): number {
  let [digit, rest] = [length >> 1, reversed];
  while (rest & digit) {
    rest ^= digit;
    digit >>= 1;
  }
  return rest | digit;
}

/** One round of butterflies: pairs of transforms of half the size become one each. */
function combine(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2;
  for (let offset = 0; offset < half; offset += 1) {
    const angle = (-2 * Math.PI * offset) / size;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    for (let low = offset; low < real.length; low += size) {
      const high = low + half;
      const [highReal, highImaginary] = [elementAt(real, high), elementAt(imaginary, high)];
      const [lowReal, lowImaginary] = [elementAt(real, low), elementAt(imaginary, low)];
      const turnedReal = highReal * cosine - highImaginary * sine;
      const turnedImaginary = highReal * sine + highImaginary * cosine;
      real[high] = lowReal - turnedReal;
      imaginary[high] = lowImaginary - turnedImaginary;
      real[low] = lowReal + turnedReal;
      imaginary[low] = lowImaginary + turnedImaginary;
    }
  }
}
