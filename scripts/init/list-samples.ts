import { existsSync, readFileSync } from 'node:fs';

import { FILES } from '../../checks/content.ts';
import { valueAt } from '../../checks/fields.ts';
import { isSource, readText } from '../../checks/source.ts';
import {
  SAMPLE_FILES,
  SAMPLE_PROJECTS,
  SAMPLE_SENTENCE,
  SAMPLE_VALUES,
} from '../../checks/sample-words.ts';
import { asList, asRecord, readYaml } from './site-files.ts';

/** The tests of the samples' words and facts, apart from those in the folders of projects. */
const SAMPLE_TESTS = 'tests/portfolio';

/** The figures of /receipts. The owner's own come from `npm run receipts`, and name none of the samples. */
const RESULTS = 'bench/results.json';

/** The folders of sample projects that are still what they were: a rewritten one is the owner's. */
export function listSampleProjects(): string[] {
  return Object.entries(SAMPLE_PROJECTS)
    .filter(([slug, description]) => {
      const file = `projects/${slug}/${slug}.mdx`;
      return existsSync(file) && descriptionIn(file) === description;
    })
    .map(([slug]) => `projects/${slug}`);
}

/** What the stream of the samples is, in the first person. */
const STREAM_TEXT = 'content/stream/stream.mdx';

/** A rewritten text is the owner's. */
function isSampleText(file: string): boolean {
  return readFileSync(file, 'utf8').includes(SAMPLE_SENTENCE);
}

/** Everything that goes with the samples, as paths that exist. What the owner has written stays. */
export function listSamples(): string[] {
  return [
    ...listSampleProjects(),
    ...[...SAMPLE_FILES, SAMPLE_TESTS].filter((path) => existsSync(path)),
    ...[RESULTS].filter((file) => existsSync(file) && namesSample(readFileSync(file, 'utf8'))),
    ...[STREAM_TEXT].filter((file) => existsSync(file) && isSampleText(file)),
    ...[FILES.principles].filter((file) => asList(readYaml(file)).some(isSample(file))),
    ...[FILES.quotes].filter((file) => asRecord(readYaml(file))['source'] === SAMPLE_QUOTES),
  ];
}

/** Whether an entry of a list in `file` has a value of the samples. */
export function isSample(file: string): (entry: unknown) => boolean {
  const known = SAMPLE_VALUES[file] ?? {};
  return (entry) =>
    Object.entries(asRecord(entry)).some(([field, value]) =>
      known[field]?.includes(String(value).trim()),
    );
}

const SAMPLE_QUOTES = 'Law {n}, The 48 Laws of Power';

function namesSample(results: string): boolean {
  return Object.keys(SAMPLE_PROJECTS).some((slug) => results.includes(`"/projects/${slug}"`));
}

function descriptionIn(file: string): unknown {
  const read = readText('.', file);
  return isSource(read) ? valueAt(read.data, ['description']) : undefined;
}
