import { cameraMatrix, project } from './camera';
import { PRESETS } from './settings';
import { INNER_RADIUS, RING_SPACING } from './shaders';

const WIDTH = 940;
const HEIGHT = 400;
/** Fewer than on the screen: a still needs no more. */
const BARS = 56;
const RINGS = 12;
const RINGS_APART = 2;
const TALL = 0.9;

/** The rings at rest in the middle of a made-up chord, seen by the same camera as the running demo. */
export function AudioVisualizerPoster() {
  const matrix = cameraMatrix(PRESETS.Rings, WIDTH / HEIGHT);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      {Array.from({ length: RINGS }, (_, ring) => (
        <path
          key={ring}
          d={Array.from({ length: BARS }, (__, bar) => drawBar(matrix, ring, bar)).join('')}
          stroke="var(--accent)"
          strokeWidth="5"
          strokeOpacity={1 - ring / (RINGS + 2)}
        />
      ))}
    </svg>
  );
}

function drawBar(matrix: Float32Array, ring: number, bar: number): string {
  const angle = ((bar + 0.5) / BARS) * 2 * Math.PI;
  const radius = INNER_RADIUS + ring * RINGS_APART * RING_SPACING;
  const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
  const height = TALL * levelOf(bar / BARS, ring / RINGS);
  const [foot, top] = [0.02, height + 0.04].map((y) => project(matrix, [x, y, z]));
  if (foot === undefined || top === undefined) return '';
  // Upright and in whole pixels: the camera leans a bar by less than that, and the page carries 8 KB less.
  return `M${toX(foot.x)} ${toY(foot.y)}V${Math.min(toY(top.y), toY(foot.y) - 1)}`;
}

function levelOf(place: number, age: number): number {
  const wave = Math.sin(place * 19 - age * 5) * Math.sin(place * 7 + age * 9);
  return Math.max(wave, 0) * (1 - 0.6 * age);
}

function toX(x: number): number {
  return Math.round(((x + 1) / 2) * WIDTH);
}

function toY(y: number): number {
  return Math.round(((1 - y) / 2) * HEIGHT);
}
