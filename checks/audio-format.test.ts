import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { atom, flac, m4a, mp3 } from '../tests/support/recordings';
import { explainAudio } from './audio-format';

const wav = readFileSync('tests/fixtures/content/content/stream/media/plane.wav');
const bytes = (text: string) => Buffer.from(text, 'latin1');
/** Recorders put chunks of their own before the sample format; those of an odd length are followed by a zero. */
const wavAfter = (chunk: string) =>
  Buffer.concat([wav.subarray(0, 12), bytes(chunk), wav.subarray(12)]);
const wavOfFormat = (format: string) =>
  Buffer.concat([wav.subarray(0, 20), bytes(format), wav.subarray(22)]);

test.each([
  ['a.wav', wav],
  ['a.WAV', wav],
  ['a.wav', wavAfter('JUNK\u0004\0\0\0\0\0\0\0')],
  ['a.wav', wavAfter('note\u0005\0\0\0fmt \u0011\0')],
  ['a.wav', wavOfFormat('\u0003\0')],
  ['a.wav', wavOfFormat('\u00fe\u00ff')],
  ['a.mp3', mp3],
  ['a.flac', flac],
  ['a.m4a', m4a('mp4a')],
])('%s plays', async (name, content) => {
  expect(await explainAudio(name, content)).toBeUndefined();
});

test('AAC by an artist called Palace plays, although the name holds "alac"', async () => {
  expect(await explainAudio('a.m4a', m4a('mp4a', 'Palace'))).toBeUndefined();
});

test('the recording of this portfolio plays', async () => {
  const file = 'content/stream/media/first-pressing.mp3';
  expect(await explainAudio(file, readFileSync(file))).toBeUndefined();
});

test.each([
  ['a.wma', bytes('anything'), 'browsers do not play .wma'],
  ['a', bytes('anything'), 'a file without an ending'],
  ['a.mp3', bytes(''), 'is empty'],
  ['a.mp3', flac, 'is named .mp3 but holds flac'],
  ['a.mp3', m4a('mp4a'), 'is named .mp3 but holds m4a'],
  ['a.mp3', bytes('<html>'), 'is no sound that browsers know'],
  ['a.ogg', bytes('OggS and no more'), 'is no sound that browsers know'],
  ['a.m4a', atom('ftyp', bytes('M4A \0\0\0\0')), 'is no sound that browsers know'],
  ['a.m4a', m4a('alac'), 'Apple Lossless'],
  ['a.wav', wavOfFormat('\u0011\0'), 'compressed'],
  ['a.wav', wav.subarray(0, 14), 'is no sound that browsers know'],
])('%s is refused with a reason', async (name, content, reason) => {
  expect(await explainAudio(name, content)).toContain(reason);
});
