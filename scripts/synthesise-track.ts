import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { encodeMp3 } from './synth/encode-mp3.ts';
import { renderTrack } from './synth/render-track.ts';
import { SAMPLE_RATE_HZ } from './synth/stereo.ts';

const OUTPUT = path.join('content', 'stream', 'media', 'first-pressing.mp3');

const track = renderTrack();
const mp3 = await encodeMp3(track);
const file = path.join(import.meta.dirname, '..', OUTPUT);
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, mp3);

const seconds = (track.left.length / SAMPLE_RATE_HZ).toFixed(1);
const kilobytes = Math.round(mp3.length / 1000).toString();
console.log(`Wrote ${OUTPUT}: ${seconds} s, ${kilobytes} KB.`);
