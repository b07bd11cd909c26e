import { extname } from 'node:path';

/** Extensions that the site serves as recordings (src/collections/stream-media.ts). */
const SERVED = ['.mp3', '.m4a', '.ogg', '.wav', '.flac'];

/** Sample formats of a WAV file that every browser plays: PCM, float, and their extended header. */
const WAV_FORMATS = [1, 3, 0xfffe];

/** Why browsers refuse a recording; undefined when they play it. */
export function refusal(name: string, bytes: Uint8Array): string | undefined {
  const extension = extname(name).toLowerCase();
  if (!SERVED.includes(extension)) return `browsers play no ${extension || 'such'} file`;
  const format = formatOf(bytes);
  if (format === undefined) return 'it is no sound that browsers know, whatever its name says';
  if (format !== extension) return `it is named ${extension} but holds ${format.slice(1)}`;
  return format === '.m4a' && has(bytes, 'alac')
    ? 'it is Apple Lossless, which most browsers refuse'
    : format === '.wav'
      ? wavRefusal(bytes)
      : undefined;
}

/** What a file is by its first bytes, as the extension it should have. */
function formatOf(bytes: Uint8Array): string | undefined {
  const text = ascii(bytes, 0, 12);
  if (text.startsWith('OggS')) return '.ogg';
  if (text.startsWith('fLaC')) return '.flac';
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return '.wav';
  if (text.slice(4, 8) === 'ftyp') return '.m4a';
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) >= 0xe2;
  return text.startsWith('ID3') || isFrame ? '.mp3' : undefined;
}

function wavRefusal(bytes: Uint8Array): string | undefined {
  const at = indexOf(bytes, 'fmt ');
  const format = (bytes[at + 8] ?? 0) + (bytes[at + 9] ?? 0) * 256;
  return at >= 0 && WAV_FORMATS.includes(format)
    ? undefined
    : 'its samples are compressed in a way that browsers refuse';
}

function has(bytes: Uint8Array, word: string): boolean {
  return indexOf(bytes, word) >= 0;
}

function indexOf(bytes: Uint8Array, word: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(word, 0, 'latin1');
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
