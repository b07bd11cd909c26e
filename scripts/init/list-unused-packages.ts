import { readFileSync } from 'node:fs';

import { gitLines } from '../shared/git.ts';
import { asRecord } from './site-files.ts';

const IMPORT = /(?:from|import|import\()\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;

/** Packages of package.json that only files in these folders import. */
export function listUnusedPackages(folders: readonly string[]): string[] {
  const { dependencies, devDependencies } = asRecord(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const declared = Object.keys({ ...asRecord(dependencies), ...asRecord(devDependencies) });
  const files = gitLines('ls-files', '*.ts', '*.tsx', '*.js', '*.astro', '*.mdx');
  const isGone = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  const gone = importsOf(files.filter(isGone));
  const stays = importsOf(files.filter((file) => !isGone(file)));
  return declared.filter((name) => gone.has(name) && !stays.has(name));
}

function importsOf(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
    ),
  );
}
