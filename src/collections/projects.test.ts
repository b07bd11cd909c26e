import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { listProjects } from './projects';

const SLUGS = [
  'audio-visualizer',
  'auditrix',
  'fairbnb',
  'imaginix',
  'oldportfolio',
  'pkmb',
  'portfolio',
  'prakruti',
  'silkroad',
  'sipwise',
  'smartwhalesai',
  'timecapsule',
  'toxicity-detector',
  'twizzychat',
  'zencare',
];

const EARLIER_GROUP = { count: 9, from: '2024-05-31', to: '2025-08-23' };
const LATER_GROUP_BEFORE = '2026-11-01';

const projects = await listProjects();

test('there are exactly the fifteen projects, in track order', () => {
  expect(projects.map(({ slugAsParams }) => slugAsParams)).toEqual(SLUGS);
  expect(projects.map(({ track }) => track)).toEqual([
    ...Array.from({ length: 9 }, (_, index) => `A${index + 1}`),
    ...Array.from({ length: 6 }, (_, index) => `B${index + 1}`),
  ]);
});

test.each(projects.map((project) => [project.slugAsParams, project] as const))(
  '%s has every field of a Project',
  (name, project) => {
    const file = `projects/${name}/${name}.mdx`;
    expect(project).toMatchObject({
      _id: file,
      _raw: {
        sourceFilePath: file,
        sourceFileName: `${name}.mdx`,
        sourceFileDir: `projects/${name}`,
        contentType: 'mdx',
        flattenedPath: `projects/${name}/${name}`,
      },
      type: 'Project',
      slug: `/projects/${name}`,
      slugAsParams: name,
    });
    expect(project.cover).toMatch(/cover.*\.svg/);
    expect(project.image).toMatch(/preview.*\.webp/);
    expect(project.keywords).toContain(',');
    expect(readFileSync(file, 'utf8')).toContain(project.body.raw.trim());
    expect(project.body.code).toContain('_createMdxContent');
  },
);

test('the earlier group spans its two dates, both used', () => {
  const dates = projects
    .slice(0, EARLIER_GROUP.count)
    .map(({ publishedAt }) => publishedAt)
    .sort();
  expect([dates.at(0), dates.at(-1)]).toEqual([EARLIER_GROUP.from, EARLIER_GROUP.to]);
});

test('the later group follows it in track order', () => {
  const dates = projects.slice(EARLIER_GROUP.count).map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted());
  for (const date of dates) {
    expect(date > EARLIER_GROUP.to && date < LATER_GROUP_BEFORE, date).toBe(true);
  }
});
