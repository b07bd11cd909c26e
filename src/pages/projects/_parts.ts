import type { SleevePicture } from '@/features/write-up/Opening';
import { BARS_OPENING, type Sleeve } from '@/lib/sleeve/sleeve';
import type { Demo } from '@/stage/define-demo';

type Module = Record<string, unknown>;

const figures = import.meta.glob<Module>('/projects/*/figures/*.tsx', { eager: true });
const demos = import.meta.glob<Demo>('/projects/*/demo/demo.tsx', { eager: true, import: 'demo' });
const sleeves = import.meta.glob<Sleeve>('/projects/*/sleeve.ts', {
  eager: true,
  import: 'sleeve',
});
const motifs = import.meta.glob<string>('/projects/*/motif.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The components that a project's text may use: its figures, by the names of their files. */
export function partsOf(folder: string): Record<string, unknown> {
  const parts = Object.entries(figures).flatMap(([path, module]): [string, unknown][] => {
    const name = /(\w+)\.tsx$/.exec(path)?.[1];
    return path.startsWith(`/${folder}/`) && name !== undefined ? [[name, module[name]]] : [];
  });
  return Object.fromEntries(parts);
}

/** The demo of a project, if it has one. It is the page's stage; the text does not name it. */
export function demoOf(folder: string): Demo | undefined {
  return demos[`/${folder}/demo/demo.tsx`];
}

/** What a project's first screen is drawn from; undefined when its cover is a picture of its own. */
export function pictureOf(folder: string): SleevePicture | undefined {
  const motif = motifs[`/${folder}/motif.svg`];
  if (motif === undefined) return undefined;
  return { motif, opening: sleeves[`/${folder}/sleeve.ts`]?.opening ?? BARS_OPENING };
}
