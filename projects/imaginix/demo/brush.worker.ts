import { paintMask } from './brush';
import { drawPicture } from './draw-picture';
import type { Mask, Size } from './mask';

/** What the painter gets: pixels, and how large the picture is to be. */
export interface PaintRequest {
  readonly mask: Mask;
  readonly size: Size;
  readonly density: number;
  readonly seed: number;
}

export interface Painted {
  readonly picture: ImageBitmap;
  readonly tookMs: number;
}

addEventListener('message', ({ data }: MessageEvent<PaintRequest>) => {
  const startedAt = performance.now();
  const { mask, size, density, seed } = data;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(size.width * density)),
    Math.max(1, Math.round(size.height * density)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on.');
  context.scale(density, density);
  drawPicture(context, paintMask(mask, size, seed), size);
  const picture = canvas.transferToImageBitmap();
  const painted: Painted = { picture, tookMs: performance.now() - startedAt };
  postMessage(painted, { transfer: [picture] });
});
