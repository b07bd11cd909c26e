/*
 * The transform of the browser's analyser, by hand: Blackman window, magnitude over the number of samples, in decibels. The
 * poster is drawn with it, and tests check what the analyser would show without any sound.
 */

const WINDOW = [0.42, -0.5, 0.08] as const;

/** The spectrum of a power of two of samples, in decibels: half as many bins. */
export function transform(samples: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const { length } = samples;
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  for (let index = 0, reversed = 0; index < length; index += 1) {
    const turn = (2 * Math.PI * index) / length;
    const weight = WINDOW[0] + WINDOW[1] * Math.cos(turn) + WINDOW[2] * Math.cos(2 * turn);
    real[reversed] = (samples[index] ?? 0) * weight;
    reversed = nextReversed(reversed, length);
  }
  for (let size = 2; size <= length; size *= 2) combine(real, imaginary, size);
  return Float32Array.from(
    { length: length / 2 },
    (_, bin) => 20 * Math.log10(Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0) / length),
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
      const [highReal, highImaginary] = [real[high] ?? 0, imaginary[high] ?? 0];
      const [lowReal, lowImaginary] = [real[low] ?? 0, imaginary[low] ?? 0];
      const turnedReal = highReal * cosine - highImaginary * sine;
      const turnedImaginary = highReal * sine + highImaginary * cosine;
      real[high] = lowReal - turnedReal;
      imaginary[high] = lowImaginary - turnedImaginary;
      real[low] = lowReal + turnedReal;
      imaginary[low] = lowImaginary + turnedImaginary;
    }
  }
}
