import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The owner's own icons, from the project's root; `name-filled.svg` is the filled form of `name.svg`. */
export const OWN_ICONS = 'content/icons';

/** Names that mean another of the icon set. */
const ALIASES: Record<string, string> = { cv: 'file-cv', email: 'mail' };

const require = createRequire(import.meta.url);

/** The file that draws an icon: the owner's own, else one of the icon set, where brands come first. Undefined: there is none. */
export function findIcon(icon: string, isOutlined: boolean, root = '.'): string | undefined {
  const own = [...(isOutlined ? [] : [`${icon}-filled`]), icon]
    .map((name) => join(root, OWN_ICONS, `${name}.svg`))
    .find((file) => existsSync(file));
  if (own !== undefined) return own;
  const name = ALIASES[icon] ?? icon;
  // Where the set has only one form, it is used for both.
  return (isOutlined ? ['outline', 'filled'] : ['filled', 'outline'])
    .flatMap((form) => [`${form}/brand-${name}`, `${form}/${name}`])
    .map(findInSet)
    .find((file) => file !== undefined);
}

/** Every name that an icon may have. */
export function listIcons(root = '.'): string[] {
  const set = dirname(findInSet('outline/mail') ?? '');
  const files = [...globSync(join(root, OWN_ICONS, '*.svg')), ...globSync(join(set, '*.svg'))];
  return files.map((file) => basename(file, '.svg').replace(/^brand-/, ''));
}

function findInSet(path: string): string | undefined {
  if (!/^[\w/-]+$/.test(path)) return undefined;
  try {
    const file = require.resolve(`@tabler/icons/${path}.svg`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
