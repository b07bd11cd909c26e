import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { explainAudio } from './audio-format';

const wav = readFileSync('tests/fixtures/content/content/stream/media/plane.wav');
const bytes = (text: string) => Buffer.from(text, 'latin1');
/** Recorders put chunks of their own before the sample format; those of an odd length are followed by a zero. */
const wavAfter = (chunk: string) =>
  Buffer.concat([wav.subarray(0, 12), bytes(chunk), wav.subarray(12)]);

test.each([
  ['a.wav', wav],
  ['a.WAV', wav],
  ['a.wav', wavAfter('JUNK\u0004\0\0\0\0\0\0\0')],
  ['a.wav', wavAfter('bext\u0005\0\0\0fmt \u0011\0')],
  ['a.mp3', bytes('ID3\u0004 rest')],
  ['a.mp3', bytes('\u00ff\u00fb\u0090 rest')],
  ['a.ogg', bytes('OggS rest')],
  ['a.flac', bytes('fLaC rest')],
  ['a.m4a', bytes('\0\0\0\u001cftypM4A  mp4a')],
])('%s plays', (name, content) => {
  expect(explainAudio(name, content)).toBeUndefined();
});

test.each([
  ['a.wma', bytes('anything'), 'browsers do not play .wma'],
  ['a', bytes('anything'), 'a file without an ending'],
  ['a.mp3', bytes(''), 'is empty'],
  ['a.mp3', bytes('OggS'), 'is named .mp3 but holds ogg'],
  ['a.mp3', bytes('<html>'), 'is no sound that browsers know'],
  ['a.m4a', bytes('\0\0\0\u001cftypM4A  alac'), 'Apple Lossless'],
  [
    'a.wav',
    Buffer.concat([wav.subarray(0, 20), bytes('\u0011\0'), wav.subarray(22)]),
    'compressed',
  ],
  ['a.wav', wav.subarray(0, 14), 'is no sound that browsers know'],
])('%s is refused with a reason', (name, content, reason) => {
  expect(explainAudio(name, content)).toContain(reason);
});
