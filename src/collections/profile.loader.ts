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
      return new Map([['profile', { ...profile, tools: withKnownProjects(profile['tools']) }]]);
    },
  });
}

/** Removes deleted projects from the tools, and tools that have no project left. */
function withKnownProjects(tools: unknown): unknown {
  if (!Array.isArray(tools)) return tools;
  const known = new Set(listProjectSlugs());
  return tools.map(toFields).flatMap((tool) => {
    if (!Array.isArray(tool['projects'])) return [tool];
    const projects = tool['projects'].filter((slug) => known.has(String(slug)));
    return projects.length === 0 && tool['projects'].length > 0 ? [] : [{ ...tool, projects }];
  });
}
