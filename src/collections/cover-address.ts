import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** Twice the width at which lists show a cover is enough for sharp screens. */
const SIZE = { width: 800, height: 600 };

/** The address of a cover. A drawing is served as it is; any other picture is cut and compressed to the size of a sleeve. */
export async function coverAddress(cover: ImageMetadata): Promise<string> {
  if (cover.format === 'svg') return cover.src;
  const { src } = await getImage({ src: cover, ...SIZE, fit: 'cover', format: 'webp' });
  return src;
}
