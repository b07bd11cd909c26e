import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The owner's own icons, from the project's root; `name-filled.svg` is the filled form of `name.svg`. */
export const OWN_ICONS = 'content/icons';

/** Icons that the set has under another name. */
const ALIASES: Record<string, string> = { cv: 'file-cv', email: 'mail' };

/** The folder of the icon set, with `outline` and `filled` in it; resolving each icon would read the package's description again. */
const ICON_SET = dirname(
  dirname(createRequire(import.meta.url).resolve('@tabler/icons/outline/mail.svg')),
);

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
  const files = [join(root, OWN_ICONS), join(ICON_SET, 'outline')].flatMap((folder) =>
    globSync(join(folder, '*.svg')),
  );
  return files.map((file) => basename(file, '.svg').replace(/^brand-/, ''));
}

function findInSet(path: string): string | undefined {
  const file = join(ICON_SET, `${path}.svg`);
  return /^[\w/-]+$/.test(path) && existsSync(file) ? file : undefined;
}
