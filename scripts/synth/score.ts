import { BEATS_PER_BAR, changes, stepBefore, type Change } from './harmony.ts';
import { melody } from './melody.ts';
import type { Hit, Note } from './note.ts';

export interface Score {
  chords: readonly Note[];
  melody: readonly Note[];
  bass: readonly Note[];
  kick: readonly Hit[];
  brush: readonly Hit[];
  hat: readonly Hit[];
}

/** The drums wait two bars and leave the last bar to the chord. */
const DRUM_BARS = { first: 2, last: 11 };

/** Held past its bar, until the fade has taken it. */
const LAST_CHORD_BEATS = 7;

/** The whole piece: chords, melody, bass and drums, thirteen bars. */
export const score: Score = {
  chords: changes.flatMap(playChord),
  melody,
  bass: changes.flatMap(playBass),
  kick: [
    ...drumPattern([
      [0, 1],
      [2.5, 0.7],
    ]),
    { beat: 48, velocity: 0.8 },
  ],
  brush: drumPattern([
    [1, 0.8],
    [3, 1],
  ]),
  hat: drumPattern([
    [0, 0.5],
    [0.5, 0.85],
    [1, 0.45],
    [1.5, 0.8],
    [2, 0.5],
    [2.5, 0.9],
    [3, 0.45],
    [3.5, 0.75],
    [3.75, 0.3],
  ]),
};

/** A full bar gets a held chord and a lighter push before the third beat; half a bar only the chord. */
function playChord({ beat, beats, voicing }: Change, index: number): Note[] {
  const isLast = index === changes.length - 1;
  const strokes =
    beats < BEATS_PER_BAR || isLast
      ? [{ at: 0, beats: isLast ? LAST_CHORD_BEATS : beats, velocity: isLast ? 0.85 : 0.72 }]
      : [
          { at: 0, beats: 1.4, velocity: 0.78 },
          { at: 1.5, beats: 2.3, velocity: 0.58 },
        ];
  return strokes.flatMap((stroke) =>
    voicing.map((pitch) => ({
      beat: beat + stroke.at,
      beats: stroke.beats,
      pitch,
      velocity: stroke.velocity,
    })),
  );
}

/** Root, root again on the push, and a last eighth that leans into the next root from a step away. */
function playBass({ beat, beats, root }: Change, index: number): Note[] {
  const next = changes[index + 1];
  if (next === undefined) return [{ beat, beats: LAST_CHORD_BEATS, pitch: root, velocity: 0.9 }];
  if (beats < BEATS_PER_BAR) return [{ beat, beats: beats - 0.3, pitch: root, velocity: 0.85 }];
  return [
    { beat, beats: 1.9, pitch: root, velocity: 0.9 },
    { beat: beat + 2.5, beats: 0.8, pitch: root, velocity: 0.75 },
    { beat: beat + 3.5, beats: 0.4, pitch: stepBefore(next.root, root), velocity: 0.6 },
  ];
}

function drumPattern(bar: readonly (readonly [number, number])[]): Hit[] {
  const bars = DRUM_BARS.last - DRUM_BARS.first + 1;
  return Array.from(
    { length: bars },
    (_, index) => (DRUM_BARS.first + index) * BEATS_PER_BAR,
  ).flatMap((start) => bar.map(([at, velocity]) => ({ beat: start + at, velocity })));
}
