import { readFileSync } from 'node:fs';

import { gitLines } from '../shared/git.ts';
import { asRecord } from './site-files.ts';

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

interface Manifests {
  manifest: Record<string, unknown>;
  lock: Record<string, unknown>;
}

/** package.json and package-lock.json with the owner's name in them and without packages that nothing uses any more. */
export function editPackage(
  texts: { manifest: string; lock: string },
  owner: string,
  unused: readonly string[],
): { manifest: string; lock: string } {
  const name = packageName(owner);
  const read = {
    manifest: asRecord(JSON.parse(texts.manifest)),
    lock: asRecord(JSON.parse(texts.lock)),
  };
  const { manifest, lock } = removePackages(read, unused);
  const packages = asRecord(lock['packages']);
  const description = `Portfolio of ${owner}.`;
  return {
    manifest: toText({ ...manifest, name, description }),
    lock: toText({
      ...lock,
      name,
      packages: { ...packages, '': { ...asRecord(packages['']), name } },
    }),
  };
}

/** What another package needs stays in the lock; the site itself no longer asks for it. */
export function removePackages(
  { manifest, lock }: Manifests,
  unused: readonly string[],
): Manifests {
  const locked = asRecord(lock['packages']);
  const gone = unused.filter((candidate) => !isNeeded(locked, candidate));
  const folders = new Set(gone.map((candidate) => `node_modules/${candidate}`));
  const packages = {
    ...Object.fromEntries(Object.entries(locked).filter(([folder]) => !folders.has(folder))),
    '': without(asRecord(locked['']), unused),
  };
  return { manifest: without(manifest, unused), lock: { ...lock, packages } };
}

/** A name that npm accepts; "portfolio" when the owner's has letters that cannot stand in it. */
function packageName(owner: string): string {
  const plain = owner.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isLatin = words.length > 0 && words.every((word) => /^[a-z0-9]+$/.test(word));
  return isLatin ? `${words.join('-')}-portfolio` : 'portfolio';
}

/** Whether another package of the lock asks for it at the top of node_modules. */
function isNeeded(packages: Record<string, unknown>, name: string): boolean {
  return Object.entries(packages).some(
    ([folder, entry]) =>
      folder !== '' &&
      packages[`${folder}/node_modules/${name}`] === undefined &&
      SECTIONS.some((section) => name in asRecord(asRecord(entry)[section])),
  );
}

function without(
  manifest: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  const sections: [string, unknown][] = SECTIONS.filter((section) => section in manifest).map(
    (section) => [
      section,
      Object.fromEntries(
        Object.entries(asRecord(manifest[section])).filter(([name]) => !names.includes(name)),
      ),
    ],
  );
  return { ...manifest, ...Object.fromEntries(sections) };
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const IMPORT = /(?:from|import|import\()\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;

/** Packages of package.json that only files in these folders import. */
export function listUnusedPackages(folders: readonly string[]): string[] {
  const { dependencies, devDependencies } = asRecord(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const declared = Object.keys({ ...asRecord(dependencies), ...asRecord(devDependencies) });
  const files = listCode();
  const isGone = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  const gone = importsOf(files.filter(isGone));
  const stays = importsOf(files.filter((file) => !isGone(file)));
  return declared.filter((name) => gone.has(name) && !stays.has(name));
}

/** The files of the repository that can import a package. */
export function listCode(): string[] {
  return gitLines('ls-files', '*.ts', '*.tsx', '*.js', '*.astro', '*.mdx');
}

/** The packages that files import. */
export function importsOf(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
    ),
  );
}
