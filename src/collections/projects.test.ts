import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { listProjectSlugs } from './loaders';
import { listProjects } from './projects';

const projects = await listProjects();

test('every folder of projects/ is a project, in track order', () => {
  const slugs = projects.map(({ slugAsParams }) => slugAsParams);
  expect(slugs.toSorted()).toEqual(listProjectSlugs().sort());
  const tracks = projects.map(({ track }) => track);
  const byNumber = new Intl.Collator('en', { numeric: true });
  expect(tracks).toEqual(tracks.toSorted((a, b) => byNumber.compare(a, b)));
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
