import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { listFrontmatter } from '@tests/support/frontmatter';
import { listProjects } from './projects';

const projects = await listProjects();

test('every folder of projects/ is a project, in track order, unless it is a draft', () => {
  const slugs = projects.map(({ slugAsParams }) => slugAsParams);
  const wanted = listFrontmatter().map(({ slug }) => slug);
  // The dev server, whose store tests have, shows drafts.
  expect(slugs).toEqual(expect.arrayContaining(wanted));
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
    expect(project.cover).toMatch(/\.(?:svg|webp|png|jpe?g)/);
    expect(project.image).toMatch(/\.(?:webp|svg|gif|png|jpe?g)/);
    expect(project.keywords).not.toBe('');
    expect(readFileSync(file, 'utf8')).toContain(project.body.raw.trim());
    expect(project.body.code).toContain('_createMdxContent');
  },
);
