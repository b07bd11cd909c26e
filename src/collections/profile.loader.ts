import type { Loader } from 'astro/loaders';

import { listProjectSlugs } from './projects.loader';
import { toFields, yamlLoader } from './yaml-loader';

const FILE = 'content/profile.yaml';

/** Loads content/profile.yaml as the only entry of its collection. */
export function profileLoader(): Loader {
  return yamlLoader({
    file: FILE,
    toEntries: (content) => {
      const profile = toFields(content);
      refuseUnknownProjects(profile['tools']);
      return new Map([['profile', profile]]);
    },
  });
}

function refuseUnknownProjects(tools: unknown): void {
  const known = new Set(listProjectSlugs());
  for (const { name, projects } of Array.isArray(tools) ? tools.map(toFields) : []) {
    const slugs = Array.isArray(projects) ? projects.map(String) : [];
    const unknown = slugs.find((slug) => !known.has(slug));
    if (unknown === undefined) continue;
    throw new Error(
      `${FILE}: tools: ${String(name)} names the project ${unknown}, which does not exist. The projects are ${[...known].join(', ')}.`,
    );
  }
}
