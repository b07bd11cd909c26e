/** Something the owner should change, in the words that are needed to change it. */
export interface Finding {
  /** From the root of the repository. */
  file: string;
  /** Counted in the file, frontmatter included. Unset: the file as a whole is meant. */
  line?: number | undefined;
  /** Such as `socialLinks[0].href`. Unset: the text or the file itself is meant. */
  field?: string | undefined;
  /** What is wrong and what to do, in sentences. */
  message: string;
  /** Whether a build stops. Otherwise the site works, but not as the owner will want it. */
  isFatal: boolean;
  /** The dev server only warns of it, although a build stops. */
  warnsInDev?: true;
}

/** A finding on one line: file, line, field, message. */
export function describeFinding({ file, line, field, message }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const parts = field === undefined ? [place, message] : [place, field, message];
  return parts.join(': ').replaceAll(/\s+/g, ' ');
}

/** By file and line, so that an owner can work through one file after the other. */
export function inReadingOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}
