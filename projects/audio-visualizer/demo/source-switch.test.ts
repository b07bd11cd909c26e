import { expect, test } from 'vitest';

import { LARGEST_FILE_BYTES, createSourceSwitch, findFileProblem } from './source-switch';

/** Sources that arrive when the test says so. */
function setUp() {
  const asked = new Map<string, PromiseWithResolvers<string>>();
  const said: string[] = [];
  const sources = createSourceSwitch<string, string>({
    open: (source) => {
      const answer = Promise.withResolvers<string>();
      asked.set(source, answer);
      return answer.promise;
    },
    close: (input) => said.push(`closed ${input}`),
    onOpen: (_, input) => said.push(`opened ${input}`),
    onRefused: (sentence) => said.push(sentence),
  });
  const settle = async (act: () => void) => {
    act();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    sources,
    said,
    arrive: (source: string) => settle(() => asked.get(source)?.resolve(source)),
    refuse: (source: string) => settle(() => asked.get(source)?.reject(new Error(`no ${source}`))),
  };
}

test('the last choice wins, though an earlier one arrives after it', async () => {
  const { sources, said, arrive } = setUp();
  sources.choose('file');
  sources.choose('microphone');
  await arrive('microphone');
  await arrive('file');
  expect(said).toEqual(['opened microphone', 'closed file']);
});

test('a microphone that is granted after Reset is closed at once', async () => {
  const { sources, said, arrive } = setUp();
  sources.choose('microphone');
  sources.stop();
  await arrive('microphone');
  expect(said).toEqual(['closed microphone']);
});

test('a refusal leaves what plays as it is, and a late one says nothing', async () => {
  const { sources, said, arrive, refuse } = setUp();
  sources.choose('track');
  await arrive('track');
  sources.choose('file');
  await refuse('file');
  sources.choose('slow file');
  sources.choose('microphone');
  await refuse('slow file');
  expect(said).toEqual(['opened track', 'no file']);
});

test('a new source takes the place of the old one', async () => {
  const { sources, said, arrive } = setUp();
  sources.choose('track');
  await arrive('track');
  sources.choose('microphone');
  await arrive('microphone');
  sources.stop();
  expect(said).toEqual(['opened track', 'closed track', 'opened microphone', 'closed microphone']);
});

test('an ordinary file may be tried', () => {
  expect(findFileProblem({ name: 'song.mp3', size: LARGEST_FILE_BYTES - 1 })).toBeUndefined();
});

test('a file of 50 MB and an empty one are refused by name', () => {
  expect(findFileProblem({ name: 'set.wav', size: LARGEST_FILE_BYTES })).toBe(
    'set.wav has 50 MB, and files have to stay under 50 MB here. Choose a shorter one.',
  );
  expect(findFileProblem({ name: 'nothing.mp3', size: 0 })).toBe('nothing.mp3 is empty.');
});

test('a refusal that is no error is said all the same', async () => {
  const said: string[] = [];
  const sources = createSourceSwitch<string, string>({
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- browsers may reject with anything
    open: () => Promise.reject('nothing there'),
    close: () => undefined,
    onOpen: () => undefined,
    onRefused: (sentence) => said.push(sentence),
  });
  sources.choose('file');
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toEqual(['nothing there']);
});
