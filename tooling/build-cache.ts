import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FOLDER = '.cache';

type Input = string | Uint8Array;

/** A cache of build results on disk, named by the hash of their inputs. */
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
   * Writes a result to `target`, from the cache or from `make`. `inputs` is everything that decides the result, settings
   * included. Returns whether it was made now.
   */
  async provide(target: string, inputs: Input[], make: () => Promise<Input>): Promise<boolean> {
    const key = hashOf(inputs);
    const file = join(this.#folder, key);
    const isNew = !this.#present.has(key);
    this.#used.add(key);
    if (isNew) await writeAtomically(file, await make());
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    return isNew;
  }

  /** Removes results that this build did not use, and temporary files of interrupted builds. */
  async removeUnused(): Promise<void> {
    const unused = [...this.#present].filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}

/** Hashes lengths too, so that 'a', 'bc' differs from 'ab', 'c'. */
function hashOf(inputs: Input[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('base64url');
}

/** Writes to a unique temporary file, then renames it, so that an interrupted or parallel build leaves no incomplete result under a key. */
async function writeAtomically(file: string, content: Input): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
