import { basename, dirname } from 'node:path';

import type { Finding } from '../finding.ts';
import type { Site, Source } from '../site.ts';
import { findField, lastName } from '../values-of.ts';
import { SAMPLE_PACKAGE, SAMPLE_PROJECTS, SAMPLE_VALUES } from './sample-words.ts';

/** What is left of the sample portfolio. */
export function checkSamples({ sources, machine }: Site): Finding[] {
  return [
    ...sources.flatMap(sampleValues),
    ...sources.flatMap(sampleProject),
    ...samplePackage(machine.packageJson),
  ];
}

function sampleValues({ file, fields }: Source): Finding[] {
  const known = SAMPLE_VALUES[file] ?? {};
  return fields
    .filter(({ path, value }) => known[lastName(path)]?.includes(String(value).trim()))
    .map(({ path, line, value }) => ({
      file,
      line,
      field: path,
      problem: `"${shorten(String(value))}" is from the sample`,
      fix: 'Write your own, or remove the entry.',
    }));
}

function sampleProject(source: Source): Finding[] {
  const description = findField(source, 'description');
  const slug = basename(source.file, '.mdx');
  if (!source.file.startsWith('projects/') || !description) return [];
  if (description.value !== SAMPLE_PROJECTS[slug]) return [];
  return [
    {
      file: source.file,
      line: description.line,
      field: 'description',
      problem: 'this is a sample project',
      fix: `Delete ${dirname(source.file)}, or rewrite it as your own.`,
    },
  ];
}

function samplePackage(packageJson: unknown): Finding[] {
  const { name } = Object.assign({ name: '' }, packageJson);
  if (name !== SAMPLE_PACKAGE) return [];
  return [
    {
      file: 'package.json',
      field: 'name',
      problem: `${SAMPLE_PACKAGE} is the name of the template`,
      fix: 'Write the name of your site, in lower case.',
    },
  ];
}

function shorten(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
