import { SAMPLE_PROJECTS, SAMPLE_VALUES } from '../../scripts/doctor/checks/sample-words';
import { quotes } from '../support/quotes';
import { projects } from '../support/samples';

/** A title that says what every such site is, and so is no trace. */
const COMMON = new Set(['Portfolio', 'portfolio']);

/** Every word and sentence by which the samples could be known in a built site. */
export function listSampleTraces(): string[] {
  const names = projects.flatMap(({ slug, title }) => [slug, title]);
  return [
    ...names.filter((name) => !COMMON.has(name)),
    ...Object.keys(SAMPLE_PROJECTS).map((slug) => `/projects/${slug}`),
    ...Object.values(SAMPLE_PROJECTS),
    ...Object.values(SAMPLE_VALUES).flatMap((fields) => Object.values(fields).flat()),
    ...quotes.map(({ text }) => text),
    'first-pressing',
    'hello@example.com',
  ];
}
