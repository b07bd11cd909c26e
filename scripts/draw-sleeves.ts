import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { composeSleeve } from './sleeves/compose.ts';
import { requireSleeves, series } from './sleeves/series.ts';
import { composeStylesheet } from './sleeves/stylesheet.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** A cover is part of every list, so it has to stay as light as an icon. */
const LIMIT_BYTES = 12_000;

for (const [slug, sleeve] of requireSleeves(process.argv.slice(2))) {
  const cover = composeSleeve(sleeve);
  if (cover.length > LIMIT_BYTES)
    throw new Error(`The cover of ${slug} is over ${String(LIMIT_BYTES)} bytes.`);
  await write(`content/projects/${slug}/cover.svg`, `${cover}\n`);
}
await write('src/styles/sleeves.css', composeStylesheet(series));

async function write(file: string, text: string): Promise<void> {
  const path = resolve(ROOT, file);
  const isUnchanged = text === (await readFile(path, 'utf8').catch(() => undefined));
  if (!isUnchanged) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
  console.log(`${isUnchanged ? 'unchanged' : 'written  '}  ${size.padStart(8)}  ${file}`);
}
