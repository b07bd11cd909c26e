import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { cardPath } from '../../src/layouts/card-path';
import type { Card } from './list-cards';

const FOLDER = '.cache/social-cards';

/** What decides how a card looks, besides its content. */
const DRAWN_BY = [
  'tooling/social-cards',
  'scripts/sleeves/lettering.ts',
  'scripts/sleeves/path-data.ts',
];

/** Cards drawn before, by the content they were drawn from. */
export class CardCache {
  readonly #drawing: string;
  readonly #kept: Set<string>;

  private constructor(drawing: string, kept: Set<string>) {
    this.#drawing = drawing;
    this.#kept = kept;
  }

  static async open(): Promise<CardCache> {
    await mkdir(FOLDER, { recursive: true });
    return new CardCache(await readSources(), new Set(await readdir(FOLDER)));
  }

  has(card: Card): boolean {
    return this.#kept.has(this.#nameOf(card));
  }

  /** Where the picture of a card is kept, drawn or not. */
  fileOf(card: Card): string {
    return join(FOLDER, this.#nameOf(card));
  }

  /** Puts every card where its page looks for it, and forgets those that no page has any more. */
  async copyTo(site: string, cards: Card[]): Promise<void> {
    await Promise.all(
      cards.map(async (card) => {
        const target = join(site, cardPath(card.path));
        await mkdir(dirname(target), { recursive: true });
        await copyFile(this.fileOf(card), target);
      }),
    );
    const used = new Set(cards.map((card) => this.#nameOf(card)));
    const stale = [...this.#kept].filter((file) => !used.has(file));
    await Promise.all(stale.map((file) => rm(join(FOLDER, file), { force: true })));
  }

  #nameOf(card: Card): string {
    const hash = createHash('sha256').update(this.#drawing).update(JSON.stringify(card));
    return `${hash.digest('hex')}.png`;
  }
}

async function readSources(): Promise<string> {
  const sources = await Promise.all(DRAWN_BY.map(readSource));
  return sources.flat().join('\0');
}

async function readSource(path: string): Promise<string[]> {
  if (path.endsWith('.ts')) return [await readFile(path, 'utf8')];
  const names = (await readdir(path)).sort();
  return Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
}
