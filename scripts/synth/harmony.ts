/** A chord as played: the bass note apart, the hand above it without a root. */
interface Chord {
  name: string;
  root: number;
  voicing: readonly number[];
}

/** A chord with its place in the piece. */
export interface Change extends Chord {
  beat: number;
  beats: number;
}

/** Common time throughout. */
export const BEATS_PER_BAR = 4;

const SEMITONES_PER_OCTAVE = 12;
/** The scale of F major, as semitones above C. */
const KEY: ReadonlySet<number> = new Set([0, 2, 4, 5, 7, 9, 10]);

const Gm9 = { name: 'Gm9', root: 43, voicing: [58, 62, 65, 69] };
// One finger moves from Gm9: F falls to E.
const C13 = { name: 'C13', root: 36, voicing: [58, 62, 64, 69] };
const Fmaj9 = { name: 'Fmaj9', root: 41, voicing: [57, 60, 64, 67] };
const Dm9 = { name: 'Dm9', root: 38, voicing: [57, 60, 64, 65] };
// E and F of Dm9 slide to E flat and F sharp, which pull back to Gm9.
const D7b9 = { name: 'D7b9', root: 38, voicing: [57, 60, 63, 66] };
const C9sus = { name: 'C9sus', root: 36, voicing: [58, 62, 65, 69] };
const F69 = { name: 'F6/9', root: 41, voicing: [57, 62, 67, 72] };

/** ii, V, I, vi in F three times, with a different way out each time, then a bar to rest on. */
export const changes: readonly Change[] = layOut([
  [Gm9, 4],
  [C13, 4],
  [Fmaj9, 4],
  [Dm9, 4],
  [Gm9, 4],
  [C13, 4],
  [Fmaj9, 4],
  [Dm9, 2],
  [D7b9, 2],
  [Gm9, 4],
  [C13, 4],
  [Fmaj9, 4],
  [Dm9, 2],
  [C9sus, 2],
  [F69, 4],
]);

/** The nearest note of the key on the side that `from` lies on: how a bass line walks into a root. */
export function stepBefore(root: number, from: number): number {
  const direction = from < root ? -1 : 1;
  const half = root + direction;
  return KEY.has(half % SEMITONES_PER_OCTAVE) ? half : half + direction;
}

/** Where each chord starts follows from the lengths before it. */
function layOut(chords: readonly (readonly [Chord, number])[]): Change[] {
  let beat = 0;
  return chords.map(([chord, beats]) => {
    const change = { ...chord, beat, beats };
    beat += beats;
    return change;
  });
}
