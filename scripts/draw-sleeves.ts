import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { composeSleeve } from '../tooling/sleeves/compose.ts';
import { requireSleeves } from '../tooling/sleeves/list-sleeves.ts';
import { composeStylesheet } from '../tooling/sleeves/stylesheet.ts';

/* Draws cover.svg and sleeve.css from the sleeve.ts of projects: `npm run sleeves`, or with slugs. */

const ROOT = resolve(import.meta.dirname, '..');
/** Lists show many covers, so each must stay small. */
const LIMIT_BYTES = 12_000;

for (const [slug, sleeve] of await requireSleeves(process.argv.slice(2))) {
  const cover = composeSleeve(sleeve);
  if (cover.length > LIMIT_BYTES)
    throw new Error(`The cover of ${slug} is over ${String(LIMIT_BYTES)} bytes.`);
  await write(`projects/${slug}/cover.svg`, `${cover}\n`);
  await write(`projects/${slug}/sleeve.css`, composeStylesheet(slug, sleeve.palette));
}

async function write(file: string, text: string): Promise<void> {
  const path = resolve(ROOT, file);
  const isUnchanged = text === (await readFile(path, 'utf8').catch(() => undefined));
  if (!isUnchanged) await writeFile(path, text);
  const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
  console.log(`${isUnchanged ? 'unchanged' : 'written  '}  ${size.padStart(8)}  ${file}`);
}
