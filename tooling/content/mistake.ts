/** Something wrong in the content, in the words that an author needs to correct it. */
export interface Mistake {
  /** From the root of the repository. */
  file: string;
  /** Counted in the file, frontmatter included. Unset: the file as a whole is meant. */
  line?: number | undefined;
  /** Such as `workHistory 1, logo`. Unset: the mistake is in the text or in the file's name. */
  field?: string | undefined;
  /** What is wrong and how to correct it, in sentences. */
  fix: string;
  /** The site works without the part in question, so the build goes on. */
  isWarning?: boolean;
}

/** One line for the terminal: file, line, field, fix. */
export function describeMistake({ file, line, field, fix }: Mistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? `${place}: ${fix}` : `${place}: ${field}: ${fix}`;
}
