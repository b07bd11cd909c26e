type Module = Record<string, unknown>;

const figures = import.meta.glob<Module>('/projects/*/figures/*.tsx', { eager: true });
const demos = import.meta.glob<Module>('/projects/*/demo/*Demo.astro', { eager: true });

/** What the text of a project may name: its figures and its demo, by the names of their files. */
export function partsOf(folder: string): Record<string, unknown> {
  const parts: [name: string, part: unknown][] = [
    ...inFolder(figures, folder).map(([name, module]): [string, unknown] => [name, module[name]]),
    ...inFolder(demos, folder).map(([name, module]): [string, unknown] => [
      name,
      module['default'],
    ]),
  ];
  return Object.fromEntries(parts);
}

function inFolder(modules: Record<string, Module>, folder: string): [name: string, Module][] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const name = /(\w+)\.\w+$/.exec(path)?.[1];
    return path.startsWith(`/${folder}/`) && name !== undefined ? [[name, module]] : [];
  });
}
