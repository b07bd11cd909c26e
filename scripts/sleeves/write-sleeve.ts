import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';

import type { Sleeve } from '#sleeve/sleeve.ts';

import { composeMotif, composeSleeve } from '../../tooling/sleeves/compose.ts';
import { readWishes } from '../../tooling/sleeves/read-wishes.ts';
import { composeStylesheet } from '../../tooling/sleeves/stylesheet.ts';

/** Lists show many covers, so each must stay small. */
const LIMIT_BYTES = 12_000;
/** Marks a drawing that may be drawn again. */
const MARK = '<!-- Drawn by "npm run sleeves" from the title. -->';

/** Writes cover.svg, motif.svg and sleeve.css of a project, and says so. A cover that somebody else drew is left alone. */
export async function writeSleeve(slug: string, sleeve: Sleeve): Promise<string[]> {
  const folder = `projects/${slug}`;
  const cover = composeSleeve(sleeve);
  if (cover.length > LIMIT_BYTES)
    throw new Error(`The cover of ${slug} is over ${LIMIT_BYTES} bytes. Draw less.`);
  const lines: string[] = [];
  const isDrawn = existsSync(`${folder}/sleeve.ts`);
  if (isDrawn || (await isOurs(slug))) {
    const marked = isDrawn ? cover : cover.replace(/(?=<\/svg>$)/, MARK);
    lines.push(await write(`${folder}/cover.svg`, marked));
    lines.push(await write(`${folder}/motif.svg`, composeMotif(sleeve)));
  } else lines.push(`left alone           ${folder}, whose cover is not from here`);
  const colours = composeStylesheet(slug, sleeve).trimEnd();
  return [...lines, await write(`${folder}/sleeve.css`, colours)];
}

/** Whether the cover that a project names is absent or was drawn by this command. */
async function isOurs(slug: string): Promise<boolean> {
  const { cover } = readWishes('.', slug);
  if (extname(cover) !== '.svg') return false;
  const stored = await readFile(`projects/${slug}/cover.svg`, 'utf8').catch(() => MARK);
  return stored.includes(MARK);
}

async function write(file: string, content: string): Promise<string> {
  const text = `${content}\n`;
  const isUnchanged = text === (await readFile(file, 'utf8').catch(() => undefined));
  if (!isUnchanged) await writeFile(file, text);
  const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
  return `${isUnchanged ? 'unchanged' : 'written  '}  ${size.padStart(8)}  ${file}`;
}
