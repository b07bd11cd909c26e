/** What a copy of this project needs in order to be built. */
export const SITE_PARTS = [
  'src',
  'content',
  'projects',
  'public',
  'tooling',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
];
