import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

import { findDemoFile } from '@/collections/find-demo-file';

type Module = Record<string, unknown>;

const figures = import.meta.glob<Module>('/projects/*/figures/*.tsx', { eager: true });
const demos = import.meta.glob<{ default: AstroComponentFactory }>('/projects/*/demo/*Demo.astro', {
  eager: true,
});

/** The components that a project's text may use: its figures, by the names of their files. */
export function partsOf(folder: string): Record<string, unknown> {
  const parts = inFolder(figures, folder).map(([name, module]): [string, unknown] => [
    name,
    module[name],
  ]);
  return Object.fromEntries(parts);
}

/** The demo of a project, if it has one. It is shown above the text, which does not name it. */
export function demoOf(folder: string): AstroComponentFactory | undefined {
  return demos[`/${findDemoFile(folder) ?? ''}`]?.default;
}

function inFolder<M>(modules: Record<string, M>, folder: string): [name: string, M][] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const name = /(\w+)\.\w+$/.exec(path)?.[1];
    return path.startsWith(`/${folder}/`) && name !== undefined ? [[name, module]] : [];
  });
}
