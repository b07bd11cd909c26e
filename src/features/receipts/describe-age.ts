import { formatDay } from '@/lib/format-date';

interface Measured {
  commit: string;
  measuredAt: string;
  /** Commits since then; undefined when the history does not tell. */
  age: number | undefined;
}

/** Says plainly whether a part was measured on what this build is made of. */
export function describeAge({ commit, measuredAt, age }: Measured, isChanged: boolean): string {
  const measured = `Measured at ${commit.slice(0, 7)} on ${formatDay(measuredAt)}`;
  if (age === undefined)
    return `${measured}, a commit that the history of this build does not have`;
  if (age > 0) return `${measured}, ${age} ${age === 1 ? 'commit' : 'commits'} before this build`;
  return isChanged
    ? `${measured}, the commit of this build, which has changes since`
    : `${measured}, the commit of this build`;
}

/** How many parts are as new as the build, older, and missing. */
export function sumUpAges(all: readonly string[], ages: Readonly<Record<string, unknown>>): string {
  const measured = all.filter((name) => name in ages);
  const current = measured.filter((name) => ages[name] === 0).length;
  return `Of ${all.length} parts, measured at the commit of this build: ${current}, at another: ${measured.length - current}, not yet: ${all.length - measured.length}. Each part says which.`;
}
