import { expect, test } from 'vitest';

import { describeRun, settings } from './settings';

const parse = (query: string) => settings.parse(new URLSearchParams(query));

test('a run comes back from its address, to the last digit', () => {
  const values = {
    ...settings.start,
    axis: 'octaves',
    hz: 1_365.03,
    play: 'drum',
    melody: 'a0b1--zz',
    tilt: 41,
  } as const;
  expect(parse(settings.write(values)).values).toEqual(values);
  expect(settings.write(settings.start)).toBe('');
});

test.each([
  ['hz=39', 'Pitch: choose a number from 40 to 16000 Hz.'],
  ['hz=', 'Pitch: choose'],
  ['hz=1e9', 'Pitch: choose'],
  ['hz=NaN', 'Pitch: choose'],
  ['axis=sideways', 'The axis: choose one of hertz, octaves.'],
  ['source=microphone', 'The source: choose one of disc, track.'],
  ['tilt=-90', 'Tilt: choose'],
  ['melody=a', 'The melody: it cannot be read.'],
])('the address %j gets a sentence and the usual value', (query, sentence) => {
  const { values, problems } = parse(query);
  expect(values).toEqual(settings.start);
  expect(Object.values(problems).join(' ')).toContain(sentence);
});

test('a shared run says what waits', () => {
  const { start } = settings;
  expect(describeRun({ ...start, hz: 880 })).toBe('880 Hz in equal hertz, with sound.');
  expect(describeRun({ ...start, melody: 'a0b1' })).toBe(
    'somebody’s own melody in equal hertz, with sound.',
  );
  expect(describeRun({ ...start, play: 'drum', axis: 'octaves' })).toBe(
    'a drum in equal octaves, with sound.',
  );
  expect(describeRun({ ...start, source: 'track' })).toBe('a song in equal hertz, with sound.');
});
