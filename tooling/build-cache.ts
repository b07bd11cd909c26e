import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FOLDER = '.cache';

type Input = string | Uint8Array;

/** Files that earlier builds made, named by the hash of what they were made of. */
export class BuildCache {
  readonly #folder: string;
  readonly #present: Set<string>;
  readonly #used = new Set<string>();

  private constructor(folder: string, present: string[]) {
    this.#folder = folder;
    this.#present = new Set(present);
  }

  static async open(name: string): Promise<BuildCache> {
    const folder = join(FOLDER, name);
    await mkdir(folder, { recursive: true });
    return new BuildCache(folder, await readdir(folder));
  }

  /**
   * Puts a result at `target`: the one that an earlier build made of the same inputs, or a new one. Inputs are everything
   * that decides the result, settings included. Tells whether it had to be made.
   */
  async provide(target: string, inputs: Input[], make: () => Promise<Input>): Promise<boolean> {
    const key = hashOf(inputs);
    const file = join(this.#folder, key);
    const isNew = !this.#present.has(key);
    this.#used.add(key);
    if (isNew) await writeWhole(file, await make());
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    return isNew;
  }

  /** Removes results that this build did not ask for, and what a stopped build left behind. */
  async removeUnused(): Promise<void> {
    const unused = [...this.#present].filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}

/** With lengths, because 'a', 'bc' must differ from 'ab', 'c'. */
function hashOf(inputs: Input[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('base64url');
}

/** Writes to a unique temporary file, then renames it: a build that is stopped leaves no half result under a key. */
async function writeWhole(file: string, content: Input): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
