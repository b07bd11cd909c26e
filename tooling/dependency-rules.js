/**
 * Which folder may import which; imports only point down this list. The folders are in src/, those of `atRoot` beside it.
 * ESLint enforces it (eslint.config.js); docs/architecture.md explains it; tests are exempt outside src/.
 * @type {Record<string, string[]>}
 */
export const mayImport = {
  pages: ['layouts', 'features', 'tour', 'stage', 'collections', 'server', 'ui', 'config', 'lib'],
  layouts: ['features', 'collections', 'ui', 'config', 'lib'],
  features: ['collections', 'server', 'ui', 'config', 'lib'],
  tour: ['stage', 'ui', 'config', 'lib'],
  stage: ['ui', 'lib'],
  collections: ['config', 'lib'],
  server: ['config', 'lib'],
  ui: ['lib'],
  config: [],
  lib: [],
  projects: ['stage', 'ui', 'lib'],
  scripts: ['checks', 'tooling', 'config', 'lib'],
  tooling: ['checks', 'config', 'lib'],
  checks: ['config', 'lib'],
};

/** Folders of the table that are at the root of the repository. */
export const atRoot = ['projects', 'scripts', 'tooling', 'checks'];

/** Folders that Node runs without a bundler, which therefore cannot use `@/` and import with `../`. */
const runByNode = ['server', 'scripts', 'tooling', 'checks'];

/**
 * Folders whose types may be imported, but no code.
 * @type {Record<string, string[]>}
 */
const typesOnly = { projects: ['collections'], scripts: ['stage'] };

/**
 * Exceptions: files that a folder may import although the table forbids their folder. The build needs to know some of the
 * pages, the commands that connect a music source need the sources, the checks need what content must look like and how a
 * build will read it, and `npm run init` checks answers as the build will.
 * @type {Record<string, string[]>}
 */
export const exceptions = {
  tooling: [
    'collections/profile.schema',
    'collections/read-groups',
    'features/feeds/',
    'layouts/card-path',
  ],
  checks: [
    'collections/groups.schema',
    'collections/principles.schema',
    'collections/profile.schema',
    'collections/projects.schema',
    'collections/quotes.schema',
    'collections/stream.schema',
    'collections/tags.schema',
    'collections/stream-entry-id',
    'collections/find-icon',
    'features/feeds/feed',
    'features/music/sources/',
    'tooling/hast-tree',
    'tooling/lettering/font-letters',
    'tooling/letters/',
    'tooling/markdown/',
    'tooling/peaks-file',
    'tooling/read-variable',
    'tooling/sleeves/accent',
  ],
  scripts: [
    'collections/find-icon',
    'collections/profile.schema',
    'collections/stream-entry-id',
    'collections/tags.schema',
    'features/music/',
    'server/settings',
  ],
};

/** Folders whose children do not import each other. */
const separateChildren = ['features'];

/**
 * The patterns of ESLint's no-restricted-imports for the files of one folder.
 * @param {string} folder
 */
export function forbiddenImports(folder) {
  const allowed = mayImport[folder] ?? [];
  const higher = Object.keys(mayImport).filter(
    (name) => name !== folder && !allowed.includes(name),
  );
  return [
    ...higher.map((name) => ({
      regex: pathTo(name, folder),
      allowTypeImports: typesOnly[folder]?.includes(name) ?? false,
      message: `${folder} may not import ${name} (docs/architecture.md).`,
    })),
    ...(separateChildren.includes(folder)
      ? [
          {
            group: [`@/${folder}/*`],
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
  const excepted = exceptions[from]?.filter((path) => path.startsWith(`${name}/`)) ?? [];
  const others = excepted.map((path) => `(?!${path.slice(name.length + 1)})`).join('');
  if (atRoot.includes(name)) return `^(?:/|@/\\.\\./|(?:\\.\\./)+)${name}/${others}`;
  const up = atRoot.includes(from) ? '(?:\\.\\./)+src/' : '(?:\\.\\./)+';
  return `^(?:@/|/src/|${up})${name}/${others}`;
}
