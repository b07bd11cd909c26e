import { paintMask, shareOfNew } from './brush';
import { drawPicture } from './draw-picture';
import { isOneMark } from './mask';
import type { Mask, Size } from './mask';

/** What the painter gets: pixels, and how large the picture is to be. */
export interface PaintRequest {
  readonly mask: Mask;
  readonly size: Size;
  readonly density: number;
  readonly seed: number;
  /** The dice of the drawing: another number than `seed` where each picture has its own. */
  readonly heldSeed: number;
}

/** How much of a picture is other than in the one before, as shares: as it is, and had the dice been held. */
export interface Changed {
  readonly fresh: number;
  readonly held: number;
}

export interface Painted {
  readonly picture: ImageBitmap;
  readonly tookMs: number;
  /** Only where each picture has its own dice. */
  readonly changed: Changed | undefined;
}

let before: PaintRequest | undefined;

addEventListener('message', ({ data }: MessageEvent<PaintRequest>) => {
  const startedAt = performance.now();
  const { mask, size, density, seed } = data;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(size.width * density)),
    Math.max(1, Math.round(size.height * density)),
  );
  // Nothing shines through a picture, which spares the browser the mixing.
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas to paint on.');
  context.scale(density, density);
  const coats = paintMask(mask, size, seed);
  drawPicture(context, coats, size);
  const picture = canvas.transferToImageBitmap();
  const tookMs = performance.now() - startedAt;
  const painted: Painted = { picture, tookMs, changed: compare(data) };
  before = data;
  postMessage(painted, { transfer: [picture] });
});

function compare({ mask, size, seed, heldSeed }: PaintRequest): Changed | undefined {
  if (seed === heldSeed || !before || !isOneMark(before.mask, mask)) return undefined;
  const { mask: old } = before;
  const share = (one: number, other: number) =>
    shareOfNew(paintMask(old, size, one), paintMask(mask, size, other));
  return { fresh: share(before.seed, seed), held: share(heldSeed, heldSeed) };
}
