import { createMp3Encoder } from 'wasm-media-encoders';

import { SAMPLE_RATE_HZ, type Stereo } from './stereo.ts';

const BITRATE_KBPS = 96;

/** Constant bitrate, so the size follows from the length: 12 KB a second. */
export async function encodeMp3({ left, right }: Stereo): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: SAMPLE_RATE_HZ,
    channels: 2,
    bitrate: BITRATE_KBPS,
    outputSampleRate: SAMPLE_RATE_HZ,
  });
  // The encoder reuses its memory: what it returns must be copied before the next call.
  const frames = Buffer.from(encoder.encode([left, right]));
  const lastFrames = Buffer.from(encoder.finalize());
  return Buffer.concat([frames, lastFrames]);
}
