import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A real write-up without its figures, which are components of its folder. */
const TEXT = readFileSync('projects/sipwise/sipwise.mdx', 'utf8').replaceAll(
  /^<(?!Decisions)\w+ \/>$/gm,
  '',
);
const PICTURES = ['cover.svg', 'preview.webp'];
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2020-01-01');

/** Adds projects to a folder up to this number: copies of one real text, with the covers of the real projects in turn. */
export function generateProjects(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const models = globSync('projects/*/*.mdx').map(dirname);
  const present = globSync('*/*.mdx', { cwd: folder }).length;
  for (let number = present + 1; number <= count; number += 1) {
    const slug = `generated-${number}`;
    const publishedAt = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
    mkdirSync(join(folder, slug));
    writeFileSync(
      join(folder, slug, `${slug}.mdx`),
      TEXT.replace(/^title: .*$/m, `title: Generated ${number}`)
        .replace(/^track: .*$/m, `track: Z${number}`)
        .replace(/^publishedAt: .*$/m, `publishedAt: '${publishedAt}'`),
    );
    for (const picture of PICTURES) {
      copyFileSync(
        join(models[number % models.length] ?? '', picture),
        join(folder, slug, picture),
      );
    }
  }
}
