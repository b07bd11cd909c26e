import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { findLengthProblem, readLength } from './sound-length';

/** Bytes from texts and numbers, one after the other; a pair is a number and how many bytes it has. */
function bytesOf(
  ...parts: readonly (string | readonly [value: number, size: number])[]
): ArrayBuffer {
  const bytes = parts.flatMap((part) =>
    typeof part === 'string'
      ? Array.from(part, (letter) => letter.charCodeAt(0))
      : Array.from(
          { length: part[1] },
          (_, at) => Math.floor(part[0] / 256 ** (part[1] - 1 - at)) % 256,
        ),
  );
  return Uint8Array.from(bytes).buffer;
}

/** The same number with its lowest byte first. */
const little = (value: number): readonly [number, number] => [
  new DataView(Uint32Array.of(value).buffer).getUint32(0),
  4,
];

/** A header of a flac file of this many samples at 44,100 a second, in stereo. */
const flac = (samples: number) =>
  bytesOf(
    'fLaC',
    [0, 1],
    [34, 3],
    [0, 10],
    [44_100 * 16 + 3, 3],
    [15 * 16 + Math.floor(samples / 2 ** 32), 1],
    [samples % 2 ** 32, 4],
  );

const wave = (size: number) =>
  bytesOf(
    'RIFF',
    [0, 4],
    'WAVE',
    'fmt ',
    little(16),
    [0, 8],
    little(88_200),
    [0, 4],
    'LIST',
    little(2),
    [0, 2],
    'data',
    little(size),
    [0, 1_000],
  );

const ogg = (head: string, granule: number) =>
  bytesOf(
    'OggS',
    [0, 22],
    [1, 1],
    [30, 1],
    head,
    [0, 12 - head.length],
    little(48_000),
    [0, 14],
    'OggS',
    [0, 2],
    little(granule),
    [0, 17],
  );

const mp4 = (seconds: number) =>
  bytesOf(
    [16, 4],
    'ftypM4A ',
    [0, 4],
    [36, 4],
    'moov',
    [28, 4],
    'mvhd',
    [0, 12],
    [1_000, 4],
    [seconds * 1_000, 4],
  );

/** 128 kbit a second, 44,100 Hz, stereo; with a count of frames, or without. */
const mp3 = (frames: number | undefined) =>
  bytesOf(
    'ID3',
    [0, 6],
    [2, 1],
    [0, 2],
    [0xff_fb_90_00, 4],
    [0, 32],
    frames === undefined ? [0, 4] : 'Xing',
    [1, 4],
    [frames ?? 0, 4],
    [0, 952],
  );

/** Frames of 24 kHz in mono, and of 11,025 Hz in stereo, which the later MPEGs have. */
const slowMp3 = (head: number, room: number) =>
  bytesOf([head, 4], [0, room], 'Info', [1, 4], [500, 4], [0, 20]);

const longMp4 = (seconds: number) =>
  bytesOf(
    [16, 4],
    'ftypM4A ',
    [0, 4],
    [48, 4],
    'moov',
    [40, 4],
    'mvhd',
    [1, 1],
    [0, 19],
    [1_000, 4],
    [seconds * 1_000, 8],
  );

test.each([
  ['mono of MPEG 1', slowMp3(0xff_fb_90_c0, 17), (500 * 1_152) / 44_100],
  ['mono of MPEG 2', slowMp3(0xff_f3_94_c0, 9), (500 * 576) / 24_000],
  ['stereo of MPEG 2.5', slowMp3(0xff_e3_90_00, 17), (500 * 576) / 11_025],
  ['m4a with long numbers', longMp4(75), 75],
  ['flac', flac(44_100 * 90), 90],
  ['a flac file beyond 32 bits', flac(2 ** 33), 2 ** 33 / 44_100],
  ['wav', wave(1_000), 1_000 / 88_200],
  ['a wav file that lies', wave(2 ** 31), 1_000 / 88_200],
  ['vorbis', ogg('\u0001vorbis', 96_000), 2],
  ['opus', ogg('OpusHead', 96_000), 2],
  ['m4a', mp4(75), 75],
  ['mp3 with a count of frames', mp3(1_000), 1_152_000 / 44_100],
  ['mp3 without one', mp3(undefined), (1_000 * 8) / 128_000],
])('%s says how long it is', (_, file, seconds) => {
  expect(readLength(file)).toBeCloseTo(seconds, 6);
});

test('the site’s own song has the length that its player shows', () => {
  const file = readFileSync('content/stream/media/first-pressing.mp3');
  expect(readLength(Uint8Array.from(file).buffer)).toBeGreaterThan(10);
});

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['text', bytesOf('not a sound at all')],
  ['flac cut off', flac(1).slice(0, 20)],
  ['flac of unknown length', flac(0)],
  ['m4a without a header', bytesOf([16, 4], 'ftypM4A ', [0, 4])],
  ['a box without a size', bytesOf([16, 4], 'ftypM4A ', [0, 4], [0, 8])],
  ['m4a without a length', bytesOf([16, 4], 'ftypM4A ', [0, 4], [16, 4], 'moov', [8, 4], 'free')],
  ['mp3 of a rate that there is not', slowMp3(0xff_fb_9c_00, 32)],
  ['mp3 of bits that there are not', bytesOf([0xff_fb_f0_00, 4], [0, 100])],
  ['ogg of one cut page', bytesOf('OggS', [0, 10])],
  ['wav without sound', wave(0)],
  ['a wav file that ends early', bytesOf('RIFF', [0, 4], 'WAVE')],
])('%s has no length', (_, file) => {
  expect(readLength(file)).toBeUndefined();
});

test('more than ten minutes are refused by name', () => {
  expect(findLengthProblem('a.flac', 600)).toBeUndefined();
  expect(findLengthProblem('a.flac', undefined)).toBeUndefined();
  expect(findLengthProblem('set.flac', 13_500)).toBe(
    'set.flac is 225 minutes long, and ten is the most that this page unpacks. Choose a shorter one.',
  );
});
