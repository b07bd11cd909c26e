/**
 * Which folder may import which: imports only ever point down this list. The first folders stand in src/, those of `atRoot` beside it.
 * ESLint enforces it (eslint.config.js); docs/architecture.md explains it; tests are exempt outside src/.
 * @type {Record<string, string[]>}
 */
export const mayImport = {
  pages: ['layouts', 'features', 'stage', 'collections', 'server', 'ui', 'config', 'lib'],
  layouts: ['features', 'collections', 'ui', 'config', 'lib'],
  features: ['collections', 'server', 'ui', 'config', 'lib'],
  stage: ['ui', 'lib'],
  collections: ['config', 'lib'],
  server: ['config', 'lib'],
  ui: ['lib'],
  config: [],
  lib: [],
  projects: ['stage', 'ui', 'lib'],
  scripts: ['tooling', 'config', 'lib'],
  tooling: ['config', 'lib'],
};

/** Folders of the table that stand at the root. */
export const atRoot = ['projects', 'scripts', 'tooling'];

/** Folders that Node runs as they are, without a bundler that knows `@/`: there, paths lead up with `../`. */
const runByNode = ['server', 'scripts', 'tooling'];

/**
 * Folders whose types may be imported, but no code.
 * @type {Record<string, string[]>}
 */
const typesOnly = { projects: ['collections'], scripts: ['stage'] };

/**
 * Files that two sides have to agree on, though one stands above the other: the build about pages, and the commands that connect a
 * music source about the sources.
 * @type {Record<string, string[]>}
 */
export const agreements = {
  tooling: ['collections/featured', 'features/feeds/', 'layouts/card-path', 'layouts/order-card'],
  scripts: ['features/music/'],
};

/**
 * Folders whose children do not import each other; the value lists the children everyone there may import.
 * @type {Record<string, string[]>}
 */
const strangers = { features: [] };

/**
 * The patterns of ESLint's no-restricted-imports for the files of one folder.
 * @param {string} folder
 */
export function forbiddenImports(folder) {
  const allowed = mayImport[folder] ?? [];
  const higher = Object.keys(mayImport).filter(
    (name) => name !== folder && !allowed.includes(name),
  );
  const sharedChildren = strangers[folder];
  return [
    ...higher.map((name) => ({
      regex: pathTo(name, folder),
      allowTypeImports: typesOnly[folder]?.includes(name) ?? false,
      message: `${folder} may not import ${name} (docs/architecture.md).`,
    })),
    ...(sharedChildren
      ? [
          {
            group: [`@/${folder}/*`, ...sharedChildren.map((name) => `!@/${folder}/${name}`)],
            message: `Folders in src/${folder} do not import each other; compose them in a page.`,
          },
        ]
      : []),
    ...(folder === 'projects'
      ? [
          {
            regex: '^(?:/|@/\\.\\./)projects/',
            message: 'A project never imports another project.',
          },
        ]
      : []),
    ...(runByNode.includes(folder)
      ? []
      : [
          {
            // A figure may compute with its own project's demo, so that text and demo show the same numbers.
            regex: folder === 'projects' ? '^\\.\\./(?!demo/)' : '^\\.\\./',
            message: 'Use ./ within a folder and @/ across folders.',
          },
        ]),
  ];
}

/**
 * How files of one folder would name files of another.
 * @param {string} name
 * @param {string} from
 */
function pathTo(name, from) {
  if (atRoot.includes(name)) return `^(?:/|@/\\.\\./|(?:\\.\\./)+)${name}/`;
  const agreed = agreements[from]?.filter((path) => path.startsWith(`${name}/`)) ?? [];
  const others = agreed.map((path) => `(?!${path.slice(name.length + 1)})`).join('');
  const up = atRoot.includes(from) ? '(?:\\.\\./)+src/' : '(?:\\.\\./)+';
  return `^(?:@/|/src/|${up})${name}/${others}`;
}
