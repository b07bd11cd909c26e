import { trackOf } from '../../checks/projects.ts';
import { readContent } from '../../checks/content.ts';

/** The tracks of all projects whose fields can be read. */
export function readTracks(root: string): string[] {
  return readContent(root).projects.flatMap((source) => trackOf(source) ?? []);
}

/** The track after the last one of the last side; A1 when there is none. */
export function nextTrack(tracks: string[]): string {
  const side =
    tracks
      .map((track) => track.charAt(0))
      .sort()
      .at(-1) ?? 'A';
  const numbers = tracks
    .filter((track) => track.startsWith(side))
    .map((track) => Number(track.slice(1)));
  return `${side}${Math.max(0, ...numbers) + 1}`;
}
