import { globSync } from 'node:fs';

/**
 * The file that draws the demo of a project, in the project's folder; undefined: the project has no demo. Everything that asks
 * whether a project can be played asks here.
 */
export function findDemoFile(folder: string): string | undefined {
  const [name] = globSync('*Demo.astro', { cwd: `${folder}/demo` });
  return name === undefined ? undefined : `${folder}/demo/${name}`;
}
