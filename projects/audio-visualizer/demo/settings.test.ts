import { expect, test } from 'vitest';

import { clampTone, parseSettings, PRESETS, toQuery } from './settings';

const parse = (query: string) => parseSettings(new URLSearchParams(query));

test.each(['', 'source=microphone&tone=&turn=x', 'tone=Infinity&tilt=NaN'])(
  'the address %j plays the track from the first preset',
  (query) => {
    expect(parse(query)).toEqual({ source: 'track', toneHz: 440, camera: PRESETS.Rings });
  },
);

test('settings come back from their address', () => {
  const settings = {
    source: 'synth',
    toneHz: 880,
    camera: { turn: 90, tilt: 30, distance: 9 },
  } as const;
  expect(parseSettings(new URLSearchParams(toQuery(settings)))).toEqual(settings);
});

test('an absurd address is brought into range', () => {
  const { toneHz, camera } = parse('tone=1e9&turn=725&tilt=-90&distance=0');
  expect({ toneHz, camera }).toEqual({
    toneHz: 8_000,
    camera: { turn: 5, tilt: 12, distance: 7 },
  });
});

test('a half-typed tone is the lowest one', () => {
  expect(clampTone(NaN)).toBe(60);
});
