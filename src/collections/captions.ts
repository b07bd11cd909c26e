const sources = import.meta.glob<string>('/projects/*/figures/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const CAPTION = /caption=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** The captions of a project's figures, as its files write them. */
export function captionsIn(folder: string): string[] {
  return Object.entries(sources)
    .filter(([path]) => path.startsWith(`/${folder}/`))
    .flatMap(([, source]) => [...source.matchAll(CAPTION)])
    .map(([, plain, template]) => plain ?? template ?? '');
}
