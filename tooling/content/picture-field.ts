import { z } from 'astro/zod';

const FIX = 'Write the path of a picture, from this file, such as ./cover.svg.';

/** Stands for Astro's `image()`, which loads the picture and exists only inside of a build. */
export function pictureField() {
  return z.string({ error: FIX }).min(1, FIX);
}
