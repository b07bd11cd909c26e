import { createRandom } from '@/lib/seeded-random';

/** Twice the size at which it is seen, as a photograph of a page would be. */
export const PICTURE = { width: 1_040, height: 760 } as const;
const LEAVES = 520;
const SEED = 8;
/** The half angle of an arc whose circle is five quarters of the leaf's half length. */
const ARC = 0.927;

/** Stands for the photograph: leaves over leaves, always the same. */
export function drawLeaves(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = PICTURE;
  const random = createRandom(SEED);
  const light = context.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, '#cfe3bd');
  light.addColorStop(1, '#27583a');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'rgb(0 0 0 / 20%)';
  for (let leaf = 0; leaf < LEAVES; leaf += 1) {
    const near = leaf / LEAVES;
    const length = 26 + random() * 90 * (0.35 + near);
    context.save();
    context.translate(random() * width, random() * height);
    context.rotate(random() * 2 * Math.PI);
    const [hue, strength] = [95 + random() * 45, 28 + random() * 34];
    context.fillStyle = `hsl(${hue} ${strength}% ${20 + random() * 48 * (1 - near * 0.4)}%)`;
    context.beginPath();
    context.arc(-length * 0.75, 0, length * 1.25, -ARC, ARC);
    context.arc(length * 0.75, 0, length * 1.25, Math.PI - ARC, Math.PI + ARC);
    context.fill();
    context.beginPath();
    context.moveTo(0, -length);
    context.lineTo(0, length);
    context.stroke();
    context.restore();
  }
}
