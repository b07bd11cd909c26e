import { extname } from 'node:path';

import { parseBuffer, type IFormat } from 'music-metadata';

/** What browsers play, by the ending of the file, with the containers that music-metadata finds in it. */
const CONTAINERS: Readonly<Record<string, RegExp>> = {
  '.mp3': /^MPEG$/,
  '.m4a': /^(?:M4|mp4|iso|dash|3g|qt)/i,
  '.ogg': /^Ogg$/,
  '.wav': /^WAVE$/,
  '.flac': /^FLAC$/,
};

/** Samples as integers, as floats, and (as a number, which has no name there) the form for more than two channels. */
const PLAYABLE_WAV = ['PCM', 'IEEE_FLOAT', 'non-PCM (65534)'];
const EXPORT_AGAIN = 'Export the recording again as mp3.';

/** Why browsers would not play a recording, and what to do; undefined when they would. */
export async function explainAudio(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const extension = extname(name).toLowerCase();
  if (!(extension in CONTAINERS)) {
    return `browsers do not play ${extension || 'a file without an ending'}. Convert the recording to mp3, m4a, ogg, wav or flac.`;
  }
  if (bytes.length === 0) return `${name} is empty. ${EXPORT_AGAIN}`;
  const { container = '', codec } = await readFormat(bytes);
  const held = Object.keys(CONTAINERS).find((known) => CONTAINERS[known]?.test(container));
  if (held === undefined || codec === undefined) {
    return `${name} is no sound that browsers know. ${EXPORT_AGAIN}`;
  }
  if (held !== extension) {
    return `${name} is named ${extension} but holds ${held.slice(1)}. ${EXPORT_AGAIN}`;
  }
  if (held === '.wav' && !PLAYABLE_WAV.includes(codec)) {
    return `${name} holds compressed samples that browsers do not play. ${EXPORT_AGAIN}`;
  }
  if (codec === 'ALAC') {
    return `${name} is Apple Lossless, which most browsers do not play. Export it as AAC or flac.`;
  }
  return undefined;
}

/** The format by the bytes alone: told the name of a file, the library believes its ending. */
async function readFormat(bytes: Uint8Array): Promise<Pick<IFormat, 'container' | 'codec'>> {
  try {
    return (await parseBuffer(bytes, undefined, { skipCovers: true })).format;
  } catch {
    return {};
  }
}
