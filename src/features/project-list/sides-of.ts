interface Track {
  track: string;
}

/** Projects grouped by the letter of their track, in the order they come. */
export function sidesOf<T extends Track>(
  projects: readonly T[],
): { side: string; tracks: readonly T[] }[] {
  const groups = Map.groupBy(projects, ({ track }) => track.charAt(0));
  return Array.from(groups, ([side, tracks]) => ({ side, tracks }));
}
