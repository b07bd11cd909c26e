import { expect, test } from 'vitest';

import { findFileProblem, LARGEST_FILE_BYTES } from './check-file';

test('an ordinary file may be tried', () => {
  expect(findFileProblem({ name: 'song.mp3', size: LARGEST_FILE_BYTES - 1 })).toBeUndefined();
});

test('a file of 50 MB and an empty one are refused by name', () => {
  expect(findFileProblem({ name: 'set.wav', size: LARGEST_FILE_BYTES })).toBe(
    'set.wav has 50 MB, and files have to stay under 50 MB here. Choose a shorter one.',
  );
  expect(findFileProblem({ name: 'nothing.mp3', size: 0 })).toBe('nothing.mp3 is empty.');
});
