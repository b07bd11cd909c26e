import { createDelayLine } from './delay-line.ts';
import { createLowPass } from './filter.ts';
import { createStereo, SAMPLE_RATE_HZ, type Stereo } from './stereo.ts';

const FEEDBACK = 0.42;
/** Each repeat is duller than the last, as on tape. */
const DAMPING_HZ = 2_800;

/** Only the repeats, first on the left, then from side to side. */
export function echo(source: Stereo, intervalSeconds: number): Stereo {
  const interval = Math.round(intervalSeconds * SAMPLE_RATE_HZ);
  const [leftLine, rightLine] = [createDelayLine(interval), createDelayLine(interval)];
  const [leftDamping, rightDamping] = [createLowPass(DAMPING_HZ), createLowPass(DAMPING_HZ)];
  const repeats = createStereo(source.left.length);
  source.left.forEach((value, index) => {
    const left = leftDamping(leftLine.read());
    const right = rightDamping(rightLine.read());
    const input = (value + (source.right[index] ?? 0)) / 2;
    leftLine.write(input + right * FEEDBACK);
    rightLine.write(left * FEEDBACK);
    repeats.left[index] = left;
    repeats.right[index] = right;
  });
  return repeats;
}
