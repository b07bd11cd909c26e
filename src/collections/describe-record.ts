import { countOf, inWords, plural } from '@/lib/count-words';

interface OnRecord {
  /** Side and number, such as A1. */
  track: string;
}

/** How many sides the projects fill, such as `two sides`. */
export function countSides(tracks: readonly OnRecord[]): string {
  const sides = new Set(tracks.map(({ track }) => track.charAt(0))).size;
  return `${inWords(sides)} ${plural(sides, 'side')}`;
}

/** Such as `15 projects, two sides`. */
export function describeRecord(tracks: readonly OnRecord[]): string {
  return `${countOf(tracks.length, 'project')}, ${countSides(tracks)}`;
}
