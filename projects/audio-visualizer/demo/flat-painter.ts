import { BANDS } from './bands';
import { fitCanvas } from './painter';
import type { Painter } from './painter';

const FULL_BYTE = 255;
/** Part of its place that a bar fills. */
const FILL = 0.7;
const REST_SHARE = 0.01;

/** The present as a row of bars, for browsers without WebGL; `undefined` without a canvas at all. */
export function createFlatPainter(canvas: HTMLCanvasElement): Painter | undefined {
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  return {
    kind: 'flat',
    paint({ rings, centreRow, colour, size }) {
      fitCanvas(canvas, size);
      const { width, height } = size;
      pen.clearRect(0, 0, width, height);
      pen.fillStyle = `rgb(${colour.map((channel) => channel * FULL_BYTE).join(' ')})`;
      const place = width / BANDS;
      for (let band = 0; band < BANDS; band += 1) {
        const level = (rings.rows[centreRow * BANDS + band] ?? 0) / FULL_BYTE;
        const tall = Math.max(level, REST_SHARE) * height;
        pen.fillRect((band + (1 - FILL) / 2) * place, height - tall, place * FILL, tall);
      }
      return true;
    },
    dispose: () => undefined,
  };
}
