import { strike } from './envelope.ts';
import { createHighPass, createLowPass } from './filter.ts';
import { renderVoice, sine } from './oscillator.ts';
import { bipolar, type Random } from './random.ts';

/** A sine that falls to its resting pitch within a tenth of a second. */
export function kick(): Float32Array {
  const REST_HZ = 47;
  const SWEEP_HZ = 95;
  const SWEEP_SECONDS = 0.032;
  return renderVoice(0.5, (time) => {
    const sweptCycles = SWEEP_HZ * SWEEP_SECONDS * (1 - Math.exp(-time / SWEEP_SECONDS));
    return sine(REST_HZ * time + sweptCycles) * strike(time, 0.003, 0.12);
  });
}

/** Noise around two kilohertz, closer to a brush than to a stick. */
export function brush(random: Random): Float32Array {
  const highPass = createHighPass(1_100);
  const lowPass = createLowPass(3_600);
  return renderVoice(0.35, (time) => {
    const noise = lowPass(highPass(bipolar(random)));
    return noise * strike(time, 0.004, 0.06);
  });
}

/** A few hundredths of a second of the highest noise; two filters, or it would hiss. */
export function hat(random: Random): Float32Array {
  const first = createHighPass(6_500);
  const second = createHighPass(6_500);
  const lowPass = createLowPass(11_000);
  return renderVoice(0.15, (time) => {
    const noise = lowPass(second(first(bipolar(random))));
    return noise * strike(time, 0.002, 0.022);
  });
}
