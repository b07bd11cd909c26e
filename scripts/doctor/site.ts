import type { Field } from '../../tooling/content/check-fields.ts';
import type { Mistake } from '../../tooling/content/mistake.ts';
import type { SitePages } from '../../tooling/content/site-pages.ts';
import type { DiskFacts } from './read/read-disk.ts';
import type { Letters } from '../../tooling/letters/read-letters.ts';
import type { MachineFacts } from './read/read-machine.ts';
import type { Picture } from './read/read-pictures.ts';
import type { Recording } from './read/read-recordings.ts';

interface Place {
  line: number;
  /** `text` for the body of a write-up, else the field that holds the Markdown. */
  field: string;
}

/** A piece of Markdown that some check looks at. */
export type Part = Place &
  (
    | { kind: 'link'; url: string }
    | { kind: 'picture'; url: string; alt: string }
    | { kind: 'tag'; name: string; attributes: Readonly<Record<string, string>> }
    | { kind: 'words'; value: string }
    | { kind: 'code'; value: string }
    | { kind: 'paragraph'; value: string }
  );

/** A content file, taken apart. */
export interface Source {
  /** From the project's root, with slashes. */
  file: string;
  fields: Field[];
  parts: Part[];
}

/** Code of a project: figures, demo, sleeve. */
export interface CodeFile {
  file: string;
  text: string;
}

/** Everything the checks look at, read once and never changed. */
export interface Site {
  sources: Source[];
  code: CodeFile[];
  /** Addresses of the site that exist. */
  pages: SitePages;
  /** Fragments of /stream that exist. */
  entryIds: ReadonlySet<string>;
  pictures: Picture[];
  recordings: Recording[];
  letters: Letters;
  machine: MachineFacts;
  disk: DiskFacts;
  /** A variable of the environment or of `.env`. */
  variable: (name: string) => string | undefined;
  now: Date;
  /** What a build would stop at or warn about. */
  mistakes: Mistake[];
}
