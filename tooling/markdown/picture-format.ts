import { extname } from 'node:path';

const SHOWN = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];
/** What iPhones take photos in. */
const OF_PHONES = ['.heic', '.heif'];

/** What to do about a picture in a format that browsers do not show; undefined for all others. */
export function explainFormat(file: string): string | undefined {
  const extension = extname(file).toLowerCase();
  if (SHOWN.includes(extension)) return undefined;
  if (OF_PHONES.includes(extension))
    return `browsers do not show ${extension}, in which phones take photos. Export it as JPEG (in Preview: File, Export; in the Windows photo app: Save as), and write the name of the new file.`;
  return `browsers do not show ${extension || 'a file without an ending'}. Convert the picture to svg, png, jpg or webp.`;
}
