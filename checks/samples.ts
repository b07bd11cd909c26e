import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { listFiles, listSources, slugOfFile, type Content } from './content.ts';
import { adviceAt, lastNameOn, listFields, valueAt } from './fields.ts';
import type { Finding } from './finding.ts';
import { listParts } from './markdown-parts.ts';
import { SAMPLE_PACKAGE, SAMPLE_PROJECTS, SAMPLE_VALUES } from './sample-words.ts';
import type { Source } from './source.ts';

const MAX_QUOTED = 40;
const OPENING_WORDS = 5;

/** What is left of the sample portfolio. */
export function checkSamples(content: Content): Finding[] {
  return [
    ...listSources(content).flatMap(findValues),
    ...content.projects.flatMap(findProject),
    ...checkPackage(content.root),
  ];
}

function findValues(source: Source): Finding[] {
  const known = SAMPLE_VALUES[source.file] ?? {};
  return listFields(source)
    .filter(({ at, value }) => known[lastNameOn(at)]?.includes(String(value).trim()))
    .map(({ at, value }) => {
      const text = String(value);
      const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
      const message = `"${quoted}" is from the sample. Write your own, or remove the entry.`;
      return adviceAt(source, at, message);
    });
}

function findProject(source: Source): Finding[] {
  const description = valueAt(source.data, ['description']);
  const isMarked = valueAt(source.data, ['sample']) === true;
  // Both are unset for a project of the owner's that lacks a description.
  const isSample =
    description !== undefined && description === SAMPLE_PROJECTS[slugOfFile(source.file)];
  if (!isMarked && !isSample) return [];
  const message = `this is a sample project. Delete ${dirname(source.file)}, or rewrite it as your own${isMarked ? ' and remove "sample: true"' : ''}.`;
  return [adviceAt(source, ['description'], message)];
}

function checkPackage(root: string): Finding[] {
  const path = join(root, 'package.json');
  const manifest: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (valueAt(manifest, ['name']) !== SAMPLE_PACKAGE) return [];
  const message = `${SAMPLE_PACKAGE} is the name of the template. Write the name of your site, in lower case.`;
  return [{ file: 'package.json', field: 'name', message, isFatal: false }];
}

/** What stands for the owner's name in an instruction that is made with it. */
export const NAME_HERE = '{name}';

/** Sentences that a command wrote for the owner to replace, and that nobody has replaced. */
export function checkInstructions(content: Content, instructions: ReadonlySet<string>): Finding[] {
  const stored = valueAt(content.lists.profile?.data, ['name']);
  const name = typeof stored === 'string' ? stored : NAME_HERE;
  const isLeft = ({ value }: { value: string }) => {
    const line = toLine(value);
    return instructions.has(line) || instructions.has(line.replace(name, () => NAME_HERE));
  };
  const inTexts = listSources(content).flatMap((source) => {
    const { file } = source;
    const fields = listFields(source).map(({ path, line, value }) => ({
      field: path,
      line,
      value: String(value),
    }));
    // The texts of entries are fields.
    const ofText = listParts(source).filter((part) => part.field === undefined);
    const paragraphs = ofText.filter((part) => part.kind === 'paragraph');
    return [...fields, ...paragraphs].filter(isLeft).map(({ line, field, value }) => {
      const opening = toLine(value).split(' ').slice(0, OPENING_WORDS).join(' ');
      const kind = /^write\b/i.test(opening) ? 'an instruction' : 'what every new site says';
      const message = `"${opening} …" is ${kind}. Replace it with your own words.`;
      return { file, line, field, message, isFatal: false };
    });
  });
  return [...inTexts, ...checkDemos(content.root, instructions)];
}

/** Demos that are as `npm run new` wrote them. */
function checkDemos(root: string, instructions: ReadonlySet<string>): Finding[] {
  return listFiles(root, 'projects/*/demo/*.tsx').flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => instructions.has(line.trim()));
    if (at < 0) return [];
    const message =
      'this is the bar that every new demo begins with. Draw your own idea; docs/recipes/add-a-demo.md explains every line.';
    return [{ file, line: at + 1, message, isFatal: false }];
  });
}

function toLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
