import path from 'node:path';

import decodeWav from '@audio/decode-wav';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';

/** One array per channel, full scale at 1. */
interface DecodedAudio {
  channelData: Float32Array[];
  sampleRate: number;
}

type Decode = (bytes: Uint8Array) => DecodedAudio | Promise<DecodedAudio>;

interface WasmDecoder {
  ready: Promise<void>;
  free: () => void;
}

/** What the decoders return; `errors` lists the frames that they skipped. */
interface Report extends DecodedAudio {
  errors: readonly { message: string }[];
}

const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['.mp3', (bytes) => withDecoder(new MPEGDecoder(), (mp3) => mp3.decode(bytes))],
  ['.flac', (bytes) => withDecoder(new FLACDecoder(), (flac) => flac.decodeFile(bytes))],
  ['.ogg', (bytes) => withDecoder(new OggVorbisDecoder(), (ogg) => ogg.decodeFile(bytes))],
  ['.wav', decodeWav],
]);

/** Judged by the file's extension, in either case. */
export function canDecode(name: string): boolean {
  return findDecoder(name) !== undefined;
}

/** Rejects when the decoder reports an error or finds no sound. */
export async function decodeAudio(bytes: Uint8Array, name: string): Promise<DecodedAudio> {
  const decode = findDecoder(name);
  if (decode === undefined) throw new Error('unknown file extension');
  const audio = await decode(bytes);
  const hasSound = (audio.channelData[0]?.length ?? 0) > 0 && audio.sampleRate > 0;
  if (!hasSound) throw new Error('no sound found in it');
  return audio;
}

function findDecoder(name: string): Decode | undefined {
  return decoders.get(path.extname(name).toLowerCase());
}

async function withDecoder<Decoder extends WasmDecoder>(
  decoder: Decoder,
  decode: (decoder: Decoder) => Report | Promise<Report>,
): Promise<DecodedAudio> {
  await decoder.ready;
  // The decoders print a line for every bad frame; the report contains them all.
  const { error: print } = console;
  console.error = () => undefined;
  try {
    const report = await decode(decoder);
    if (report.errors.length > 0) throw new Error(summaryOf(report.errors));
    return report;
  } finally {
    console.error = print;
    decoder.free();
  }
}

function summaryOf(errors: Report['errors']): string {
  return `${errors.length.toString()} bad frames, the first: ${errors[0]?.message ?? 'unknown'}`;
}
