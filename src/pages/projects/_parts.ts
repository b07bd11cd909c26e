import type { Parts } from '@/collections/body-component';

type Module = Record<string, unknown>;

const figures = import.meta.glob<Module>('/src/figures/*/*.tsx', { eager: true });
const demos = import.meta.glob<Module>('/src/demos/*/*Demo.astro', { eager: true });

/** What the text of a project may name: its figures and its demo, by the names of their files. */
export function partsOf(slug: string): Parts {
  const parts: [name: string, part: unknown][] = [
    ...inFolder(figures, slug).map(([name, module]): [string, unknown] => [name, module[name]]),
    ...inFolder(demos, slug).map(([name, module]): [string, unknown] => [name, module['default']]),
  ];
  return Object.fromEntries(parts);
}

function inFolder(modules: Record<string, Module>, folder: string): [name: string, Module][] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const [, holder, name] = /([^/]+)\/(\w+)\.\w+$/.exec(path) ?? [];
    return holder === folder && name !== undefined ? [[name, module]] : [];
  });
}
