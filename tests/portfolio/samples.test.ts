import { expect, test } from 'vitest';

import { listSlugs, readContent } from '../../checks/content';
import { SAMPLE_PROJECTS, SAMPLE_VALUES } from '../../checks/sample-words';
import { checkSamples } from '../../checks/samples';
import { isSampleSite } from '../support/samples';

// This portfolio is the sample, so `npm run doctor` must know it whole: otherwise an owner could publish a part of it unwarned.

const slugs = listSlugs('.');
const found = checkSamples(readContent('.'));

test.skipIf(!isSampleSite)('every project is known as a sample', () => {
  const files = slugs.map((slug) => `projects/${slug}/${slug}.mdx`);
  expect(files.filter((file) => !found.some((finding) => finding.file === file))).toEqual([]);
  expect(Object.keys(SAMPLE_PROJECTS).sort()).toEqual(slugs);
});

test.skipIf(!isSampleSite).each(Object.entries(SAMPLE_VALUES))(
  'every sample value of %s is in it',
  (file, fields) => {
    const count = Object.values(fields).flat().length;
    expect(found.filter((finding) => finding.file === file)).toHaveLength(count);
  },
);
