import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '.cache';

/** What earlier builds made, under a name that stands for all it was made of: a build makes only what is new. */
export class Kept {
  readonly #folder: string;
  readonly #makers: string;
  readonly #known: Set<string>;
  readonly #wanted = new Set<string>();

  private constructor(folder: string, makers: string, known: Set<string>) {
    this.#folder = folder;
    this.#makers = makers;
    this.#known = known;
  }

  /** `makers` are the sources, files and folders, of what makes the results: when they change, all is made anew. */
  static async open(name: string, makers: string[]): Promise<Kept> {
    const folder = join(FOLDER, name);
    await mkdir(folder, { recursive: true });
    const sources = await Promise.all(makers.map(readSource));
    const digest = createHash('sha256').update(sources.flat().join('\0')).digest('hex');
    return new Kept(folder, digest, new Set(await readdir(folder)));
  }

  /** The name of a result by everything it is made of. */
  nameOf(...parts: (string | Uint8Array)[]): string {
    const hash = createHash('sha256').update(this.#makers);
    for (const part of parts) hash.update('\0').update(part);
    return hash.digest('base64url');
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Where a result is kept, made or not. */
  fileOf(name: string): string {
    return join(this.#folder, name);
  }

  async keep(name: string, result: string | Uint8Array): Promise<void> {
    await writeWhole(this.fileOf(name), result);
  }

  /** Puts a result where the site has it. A second name for one file costs a twentieth of a copy, where the disk can do that. */
  async give(name: string, target: string): Promise<void> {
    this.#wanted.add(name);
    const file = this.fileOf(name);
    await link(file, target).catch(() => copyFile(file, target));
  }

  /** Forgets what this build did not ask for. */
  async tidy(): Promise<void> {
    const stale = [...this.#known].filter((name) => !this.#wanted.has(name));
    await Promise.all(stale.map((name) => rm(this.fileOf(name), { force: true })));
  }
}

/** Writes a file under its name only when it is whole: a build that is stopped must not leave half of one behind. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // Two makers of one result must not meet in one half.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

async function readSource(path: string): Promise<string[]> {
  if (path.endsWith('.ts')) return [await readFile(path, 'utf8')];
  const names = (await readdir(path)).sort();
  return Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
}
