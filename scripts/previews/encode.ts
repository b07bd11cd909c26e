import sharp, { type WebpOptions } from 'sharp';
import { flatten } from './flatten.ts';

/** The format of every preview. After a change, record all of them again. */
export const PREVIEW = {
  width: 480,
  height: 360,
  framesPerSecond: 16,
  seconds: 3,
  aimBytes: 120_000,
  limitBytes: 250_000,
  /** For flat pictures: colours between two flat ones. Best first; the next is tried while the result is over the aim. */
  blends: [3, 2],
  /** For all others, in the same way. */
  qualities: [70, 55, 40, 25],
} as const;

/**
 * One endless animated WebP, at the best quality within `aimBytes`; throws when even the smallest is over the limit.
 * @param frames one loop, evenly spaced in time; each an image file in memory, of any size in the preview's proportions
 * @param colours six-digit hex colours, where the pictures are flat; they are then encoded without loss
 */
export async function encodePreview(
  frames: Buffer[],
  colours?: readonly string[],
): Promise<Buffer> {
  const strip = await stack(frames);
  const attempts =
    colours === undefined
      ? PREVIEW.qualities.map((quality) => () => encode(strip, { quality }))
      : PREVIEW.blends.map(
          (steps) => () => encode(flatten(strip, colours, steps), { lossless: true }),
        );

  let smallest: Buffer | undefined;
  for (const attempt of attempts) {
    smallest = await attempt();
    if (smallest.length <= PREVIEW.aimBytes) break;
  }
  if (smallest === undefined || smallest.length > PREVIEW.limitBytes) {
    throw new Error(`The preview is over ${PREVIEW.limitBytes} bytes.`);
  }
  return smallest;
}

/** The frames as RGBA, one below the other, which is how sharp takes an animation. */
async function stack(frames: Buffer[]): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const pixels = frames.map((frame) =>
    sharp(frame).resize(width, height).ensureAlpha().raw().toBuffer(),
  );
  return Buffer.concat(await Promise.all(pixels));
}

function encode(strip: Buffer | Uint32Array, options: WebpOptions): Promise<Buffer> {
  const { width, height, framesPerSecond } = PREVIEW;
  const frames = strip.byteLength / (width * height * 4);
  const rgba = new Uint8Array(strip.buffer, strip.byteOffset, strip.byteLength);
  const delay = Array.from({ length: frames }, () => Math.round(1000 / framesPerSecond));
  return sharp(rgba, { raw: { width, height: height * frames, channels: 4, pageHeight: height } })
    .removeAlpha()
    .webp({ effort: 6, loop: 0, delay, ...options })
    .toBuffer();
}
