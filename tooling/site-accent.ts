import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { z } from 'astro/zod';
import type { Plugin } from 'vite';
import { parseDocument } from 'yaml';

import { accentSchema } from '../src/collections/profile.schema.ts';
import { accentFor } from './sleeves/accent.ts';

const PROFILE = 'content/profile.yaml';
const COLOURS = /\/src\/(?:styles\/tokens\.css|config\/theme-colours\.ts)$/;

const schema = z.object({ accent: accentSchema });

interface Shades {
  /** For large text and surfaces. */
  accent: string;
  /** For small text. */
  text: string;
}

/** The owner's accent in both themes, in shades that can be read there; undefined when the site has its own. */
export function readSiteAccent(root = '.'): Record<'light' | 'dark', Shades> | undefined {
  const file = join(root, PROFILE);
  // A profile with mistakes is named by checks/.
  const profile = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')) : undefined;
  if (!profile || profile.errors.length > 0) return undefined;
  const { data } = schema.safeParse(profile.toJS());
  if (!data?.accent) return undefined;
  const { accent } = data;
  const shadesIn = (theme: 'light' | 'dark'): Shades => {
    const seed = typeof accent === 'string' ? accent : accent[theme];
    return {
      accent: typeof accent === 'string' ? accentFor(seed, theme, 'title').accent : seed,
      text: accentFor(seed, theme, 'text').accent,
    };
  };
  return { light: shadesIn('light'), dark: shadesIn('dark') };
}

/** Puts the owner's accent in the place of the site's own, in the stylesheet and for what cannot read it. */
export function siteAccent(): Plugin {
  return {
    name: 'site-accent',
    enforce: 'pre',
    transform: {
      filter: { id: COLOURS },
      handler(code) {
        this.addWatchFile(resolve(PROFILE));
        const own = readSiteAccent();
        return own && replaceAccent(code, own);
      },
    },
  };
}

/** Exported for its test. */
export function replaceAccent(
  code: string,
  { light, dark }: NonNullable<ReturnType<typeof readSiteAccent>>,
): string {
  let theme = light;
  return code
    .replace(/(--accent: light-dark\()[^)]+/, `$1${light.accent}, ${dark.accent}`)
    .replace(/(--accent-text: light-dark\()[^)]+/, `$1${light.text}, ${dark.text}`)
    .replaceAll(/\baccent: '#\w+'/g, () => {
      const { accent } = theme;
      // The dark theme follows the light one.
      theme = dark;
      return `accent: '${accent}'`;
    });
}
