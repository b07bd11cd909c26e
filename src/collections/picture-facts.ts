import type { ImageMetadata } from 'astro';

/**
 * What is known of a picture. Asked of the picture itself, Astro also publishes the original, which may say where it was
 * taken; asked of its copy, it publishes only what is made of it.
 */
export function pictureFacts(picture: ImageMetadata): ImageMetadata {
  return (picture as ImageMetadata & { clone?: ImageMetadata }).clone ?? picture;
}
