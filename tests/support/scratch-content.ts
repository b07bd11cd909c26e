import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FIXTURE = 'tests/fixtures/content';

/** A temporary copy of a small portfolio's content, without the program. */
export interface ScratchContent extends Disposable {
  root: string;
  /** Replaces the first match in a file; throws when there is none, so that a test cannot miss its target. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  write: (file: string, content: string | Buffer) => void;
  remove: (file: string) => void;
  /** Copies a file or a folder. */
  copy: (from: string, to: string) => void;
}

/** Copies tests/fixtures/content into a folder that disappears when the test is over. */
export function createScratchContent(): ScratchContent {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FIXTURE, root, { recursive: true });
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  return {
    root,
    write,
    replace: (file, from, to) => {
      const before = readFileSync(join(root, file), 'utf8');
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} does not contain ${from}.`);
      write(file, after);
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
    copy: (from, to) => cpSync(join(root, from), join(root, to), { recursive: true }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
