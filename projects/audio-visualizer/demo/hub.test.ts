import { expect, test } from 'vitest';

import { hubOf } from './hub';

const silent = {
  play: 'none',
  isListening: false,
  isPlaying: false,
  hz: 440,
  peakHz: undefined,
  notes: 1,
  deepBars: {},
} as const;

test.each([
  [{}, 'A4', '440 Hz'],
  [{ peakHz: 441 }, 'A4', '441 Hz'],
  [{ notes: 3 }, '3', 'NOTES'],
  [{ hz: undefined }, '', ''],
  [{ hz: undefined, peakHz: 880 }, 'NOW', '880 Hz'],
  [{ isListening: true }, 'NOW', 'SILENCE'],
  [{ isListening: true, peakHz: 880 }, 'A5', '880 Hz'],
  [{ play: 'drum', isPlaying: true }, 'ALL', '64 BARS'],
  [{ play: 'drum' }, 'NOW', 'SILENCE'],
  [{ play: '60-75' }, '60', 'HZ'],
  [{ play: '60-75', deepBars: { 60: 5 } }, '75', 'HZ'],
  [{ play: '60-75', deepBars: { 60: 5, 75: 5 } }, '6', 'ONE BAR'],
  [{ play: '60-75', deepBars: { 60: 4, 75: 6 } }, '5 | 7', '2 BARS'],
] as const)('%j reads %s, %s', (heard, large, small) => {
  expect(hubOf({ ...silent, ...heard })).toEqual({ large, small });
});
