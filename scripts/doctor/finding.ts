/** What is wrong with a part of a file. */
export interface Problem {
  /** As a sentence without its full stop. Unset: `fix` says both. */
  problem?: string;
  /** What to do about it, in sentences. */
  fix: string;
}

/** Something the owner should change. */
export interface Finding extends Problem {
  /** From the project's root; a path of the site for findings about the live site. */
  file: string;
  /** Unset when the whole file is meant. */
  line?: number | undefined;
  /** Which part of the file, such as `socialLinks[0].href`. */
  field: string;
}

/** A finding on one line: file, field, problem, fix. */
export function formatFinding({ file, line, field, problem, fix }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const sentences = problem === undefined ? fix : `${problem}. ${fix}`;
  return `${place}: ${field}: ${sentences}`.replaceAll(/\s+/g, ' ');
}

/** By file and line, so that an owner can work through one file after the other. */
export function inReadingOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}
