import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

import sharp from 'sharp';

import { listFiles, type Content } from './content.ts';
import { valueAt } from './fields.ts';
import type { Finding } from './finding.ts';

const PUBLISHED = 'public/**/*.{png,jpg,jpeg,webp,avif,gif,tif,tiff,heic,heif,mp4,mov}';

/** How phones write where a video was taken. */
const PLACE_OF_VIDEO = /\u00a9xyz|com\.apple\.quicktime\.location/;

const GPS_TAG = 0x88_25;
const ENTRY_BYTES = 12;

/**
 * Where pictures and videos were taken. Pages show smaller versions of pictures, which hold pixels only; the files looked at here are
 * published as they are.
 */
export async function checkExif({ root, projects }: Content): Promise<Finding[]> {
  const previews = projects.flatMap(({ file, data }) => {
    const image = valueAt(data, ['image']);
    return typeof image === 'string' ? join(dirname(file), image).replaceAll('\\', '/') : [];
  });
  const videos = listFiles(root, '{content,projects}/**/*.{mp4,mov}');
  const files = [...listFiles(root, PUBLISHED), ...videos, ...previews];
  const found = await Promise.all(
    files.map(async (file): Promise<Finding[]> => {
      if (!(await namesPlace(join(root, file)))) return [];
      const message =
        'it says where it was taken, and is published as it is. Export it without its location (exiftool -all= removes it), so that nobody reads your address in it.';
      return [{ file, message, isFatal: true }];
    }),
  );
  return found.flat();
}

async function namesPlace(path: string): Promise<boolean> {
  if (/\.(?:mp4|mov)$/i.test(extname(path)))
    return PLACE_OF_VIDEO.test(readFileSync(path, 'latin1'));
  // A file that is missing or damaged is a finding of its own.
  const { exif, xmp } = await sharp(path)
    .metadata()
    .catch(() => ({ exif: undefined, xmp: undefined }));
  return (exif !== undefined && hasGps(exif)) || (xmp?.includes('GPSLatitude') ?? false);
}

/** Whether the first directory of a picture's EXIF has one of positions. */
function hasGps(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') + 6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const first = long(4);
    return Array.from({ length: short(first) }, (_, index) =>
      short(first + 2 + index * ENTRY_BYTES),
    ).includes(GPS_TAG);
  } catch {
    // Cut off: nobody can read a position from it.
    return false;
  }
}
