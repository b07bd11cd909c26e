import { createDelayLine } from './delay-line.ts';
import { createHighPass, createLowPass, type Filter } from './filter.ts';
import { createStereo, type Stereo } from './stereo.ts';

/** Primes: lengths without common factors do not pile their echoes into a pitch. */
const LINE_SAMPLES = [1_423, 1_777, 2_137, 2_521] as const;
const DIFFUSER_SAMPLES = [241, 397, 613] as const;
const DIFFUSION = 0.62;
const FEEDBACK = 0.82;
const DAMPING_HZ = 3_600;
/** Keeps the bass dry; low notes in a reverb turn to mud. */
const INPUT_HIGH_PASS_HZ = 220;

/** Only the room: four damped lines that feed each other, two heard on each side. */
export function reverb(source: Stereo): Stereo {
  const lines = LINE_SAMPLES.map((samples) => ({
    ...createDelayLine(samples),
    damp: createLowPass(DAMPING_HZ),
  }));
  const diffusers = [createHighPass(INPUT_HIGH_PASS_HZ), ...DIFFUSER_SAMPLES.map(createDiffuser)];
  const room = createStereo(source.left.length);
  source.left.forEach((value, index) => {
    const mono = (value + (source.right[index] ?? 0)) / 2;
    const input = diffusers.reduce((signal, diffuse) => diffuse(signal), mono);
    const [a = 0, b = 0, c = 0, d = 0] = lines.map((line) => line.damp(line.read()));
    // A Hadamard matrix: every line feeds every other and no energy is created.
    const mixed = [a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d];
    lines.forEach((line, position) => {
      line.write(input + ((mixed[position] ?? 0) / 2) * FEEDBACK);
    });
    room.left[index] = (a + c) / 2;
    room.right[index] = (b + d) / 2;
  });
  return room;
}

/** An all-pass: smears a click into a wash and leaves the balance of frequencies alone. */
function createDiffuser(samples: number): Filter {
  const line = createDelayLine(samples);
  return (value) => {
    const delayed = line.read();
    const fed = value + delayed * DIFFUSION;
    line.write(fed);
    return delayed - fed * DIFFUSION;
  };
}
