import { extname } from 'node:path';

/** What browsers play, and how each of these files begins. */
const FORMATS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.mp3': (bytes) => startsWith(bytes, 'ID3') || isMpegFrame(bytes),
  '.m4a': (bytes) => startsWith(bytes, 'ftyp', 4),
  '.ogg': (bytes) => startsWith(bytes, 'OggS'),
  '.wav': (bytes) => startsWith(bytes, 'RIFF') && wavFormat(bytes) !== undefined,
  '.flac': (bytes) => startsWith(bytes, 'fLaC'),
};

/** Samples as integers, as floats, and the form for more than two channels. */
const PLAYABLE_WAV = [0x0001, 0x0003, 0xfffe];
const WAV_HEADER_BYTES = 44;
const EXPORT_AGAIN = 'Export the recording again as mp3.';

/** Why browsers would not play a recording, and what to do; undefined when they would. */
export function explainAudio(name: string, bytes: Buffer): string | undefined {
  const extension = extname(name).toLowerCase();
  if (!(extension in FORMATS)) {
    return `browsers do not play ${extension || 'a file without an ending'}. Convert the recording to mp3, m4a, ogg, wav or flac.`;
  }
  if (bytes.length === 0) return `${name} is empty. ${EXPORT_AGAIN}`;
  const format = Object.keys(FORMATS).find((known) => FORMATS[known]?.(bytes));
  if (format === undefined) return `${name} is no sound that browsers know. ${EXPORT_AGAIN}`;
  if (format !== extension) {
    return `${name} is named ${extension} but holds ${format.slice(1)}. ${EXPORT_AGAIN}`;
  }
  if (format === '.wav' && !PLAYABLE_WAV.includes(wavFormat(bytes) ?? 0)) {
    return `${name} holds compressed samples that browsers do not play. ${EXPORT_AGAIN}`;
  }
  if (format === '.m4a' && bytes.includes('alac')) {
    return `${name} is Apple Lossless, which most browsers do not play. Export it as AAC or flac.`;
  }
  return undefined;
}

function startsWith(bytes: Buffer, word: string, at = 0): boolean {
  return bytes.toString('latin1', at, at + word.length) === word;
}

/** The sample format of a WAV file; undefined when it is none. Other chunks may stand before the one that says it. */
function wavFormat(bytes: Buffer): number | undefined {
  if (!startsWith(bytes, 'WAVE', 8) || bytes.length <= WAV_HEADER_BYTES) return undefined;
  let at = 12;
  while (at + 10 <= bytes.length) {
    if (startsWith(bytes, 'fmt ', at)) return bytes.readUInt16LE(at + 8);
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Eleven bits that are set, and a layer. */
function isMpegFrame(bytes: Buffer): boolean {
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0;
}
