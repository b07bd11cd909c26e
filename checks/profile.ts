import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { findIcon, listIcons, OWN_ICONS } from '../src/collections/find-icon.ts';
import { profileSchema } from '../src/collections/profile.schema.ts';
import { accentFor, lowContrastOf } from '../tooling/sleeves/accent.ts';
import { FILES, type Content } from './content.ts';
import { checkFields, itemsAt, mistakeAt, valueAt } from './fields.ts';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { checkPicture, pictureField } from './pictures.ts';
import type { Path, Source } from './source.ts';

/** Who the site is about: fields, logos, icons, and years that cannot be. */
export function checkProfile({ root, lists: { profile }, unreadable }: Content): Finding[] {
  if (!profile) {
    if (unreadable.some(({ file }) => file === FILES.profile)) return [];
    const message = 'the file is missing. Restore it, or run this in the folder of the site.';
    return [{ file: FILES.profile, message, isFatal: true }];
  }
  return [
    ...checkFields(profile, profileSchema({ image: pictureField })),
    ...checkPicture(root, profile, ['picture']),
    ...(['light', 'dark'] as const).flatMap((theme) => checkAccent(profile, theme)),
    ...itemsAt(profile, ['workHistory']).flatMap(({ path }) => [
      ...checkPicture(root, profile, [...path, 'logo']),
      ...checkYears(profile, path),
    ]),
    ...itemsAt(profile, ['education']).flatMap(({ path }) => checkYears(profile, path)),
    ...itemsAt(profile, ['socialLinks']).flatMap(({ path }) => checkIcon(root, profile, path)),
  ];
}

/** One color for both themes is not looked at: the build finds shades of it that can be read. */
function checkAccent(profile: Source, theme: 'light' | 'dark'): Finding[] {
  const at = ['accent', theme];
  const colour = valueAt(profile.data, at);
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour)) return [];
  const contrast = lowContrastOf(colour, theme);
  if (contrast === undefined) return [];
  const message = `${colour} has a contrast of ${contrast.toFixed(1)} in the ${theme} theme, and 4.5 is the least that can be read. Write '${accentFor(colour, theme, 'title').accent}', or one color instead of two, whose shades the build finds.`;
  return [mistakeAt(profile, at, message)];
}

function checkIcon(root: string, source: Source, path: Path): Finding[] {
  const at = [...path, 'icon'];
  const icon = valueAt(source.data, at);
  if (typeof icon !== 'string') return [];
  const file = findIcon(icon, valueAt(source.data, [...path, 'outline']) !== false, root);
  if (file === undefined) {
    const message = `there is no icon ${icon}.${didYouMean(icon, listIcons(root))} Write a name of tabler.io/icons, or put a drawing at ${OWN_ICONS}/${icon}.svg.`;
    return [mistakeAt(source, at, message)];
  }
  // The drawing stands in the page, whose content security policy forbids both.
  if (!/<script|<style|\s(?:style|on\w+)=/.test(readFileSync(file, 'utf8'))) return [];
  const message = `${OWN_ICONS}/${basename(file)} holds styles or a script, which the page refuses. Use attributes such as fill="currentColor" instead.`;
  return [mistakeAt(source, at, message)];
}

function checkYears(source: Source, path: Path): Finding[] {
  const [start = '', end = ''] = ['start', 'end'].map((name) =>
    String(valueAt(source.data, [...path, name])),
  );
  // Years and months are in the order of their letters; a year holds all of its months. Other ends are words, such as Present.
  const isOrdered = start.slice(0, end.length) <= end;
  if (!/^\d{4}/.test(start) || !/^\d{4}/.test(end) || isOrdered) return [];
  const message = `it ends in ${end}, before it starts in ${start}. Exchange them or correct one.`;
  return [mistakeAt(source, [...path, 'end'], message)];
}
