interface Measured {
  commit: string;
  /** Commits since then; undefined when the history does not tell. */
  age: number | undefined;
}

/** Says plainly whether a part was measured on what this build is made of. */
export function describeAge({ commit, age }: Measured, isChanged: boolean): string {
  if (age === undefined)
    return `measured at ${commit.slice(0, 7)}; this build cannot tell how long ago that is`;
  if (age > 0) return `measured ${age} ${age === 1 ? 'commit' : 'commits'} before this build`;
  return isChanged
    ? 'measured on the commit of this build, which has changes since'
    : 'measured on this build';
}
