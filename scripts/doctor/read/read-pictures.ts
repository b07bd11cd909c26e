import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

const PICTURES = '{content,projects}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,heic,heif,tif,tiff,bmp}';

/** A picture of the content. */
export interface Picture {
  file: string;
  bytes: number;
  /** Unset when the file is damaged or in a format that the build cannot read. */
  size: { width: number; height: number } | undefined;
}

/** Every picture of content and projects. */
export function readPictures(root: string): Promise<Picture[]> {
  const files = globSync(PICTURES, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return Promise.all(
    files.sort().map(async (file) => ({
      file,
      bytes: statSync(join(root, file)).size,
      size: await sizeOf(join(root, file)),
    })),
  );
}

async function sizeOf(path: string): Promise<Picture['size']> {
  try {
    const { width, height } = await sharp(path).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}
