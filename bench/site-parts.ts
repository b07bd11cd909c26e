/** The files and folders that a copy of this project needs for a build. */
export const SITE_PARTS = [
  'src',
  'content',
  'projects',
  'public',
  'checks',
  'tooling',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
];
