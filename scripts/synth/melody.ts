import type { Note } from './note.ts';

type Phrase = readonly (readonly [beat: number, beats: number, pitch: number])[];

/** Rises D F G, then falls to E, the third of C: left open. */
const call: Phrase = [
  [0.5, 0.5, 74],
  [1, 0.5, 77],
  [1.5, 1.7, 79],
  [3.5, 0.5, 81],
  [4, 0.5, 79],
  [4.5, 2, 76],
];

/** The same rhythm a step lower; it falls to D, the root of D minor: closed. */
const answer: Phrase = [
  [8.5, 0.5, 72],
  [9, 0.5, 76],
  [9.5, 1.7, 79],
  [11.5, 0.5, 81],
  [12, 0.5, 77],
  [12.5, 2, 74],
];

/** The call with a turn in its second bar. */
const variedCall: Phrase = [
  ...call.slice(0, 4),
  [4, 0.5, 79],
  [4.5, 0.5, 76],
  [5, 0.5, 74],
  [5.5, 1.8, 76],
];

/** The answer reaches higher, then steps down to A, the third of F, in the last bar. */
const farewell: Phrase = [
  [8.5, 0.5, 72],
  [9, 0.5, 76],
  [9.5, 1.7, 81],
  [11.5, 0.5, 79],
  [12, 0.5, 77],
  [12.5, 1.6, 74],
  [14.5, 0.5, 74],
  [15, 0.5, 72],
  [15.5, 0.5, 67],
  [16, 3, 69],
];

/** Only the head of the answer, softly, before the drums have settled. */
const foretaste: Phrase = answer.slice(0, 3);

/** Call and answer over the second and third time through the changes. */
export const melody: readonly Note[] = [
  ...place(foretaste, 0, 0.55),
  ...place(call, 16, 0.8),
  ...place(answer, 16, 0.76),
  ...place(variedCall, 32, 0.84),
  ...place(farewell, 32, 0.78),
];

function place(phrase: Phrase, startBeat: number, velocity: number): Note[] {
  return phrase.map(([beat, beats, pitch]) => ({ beat: startBeat + beat, beats, pitch, velocity }));
}
