import { readFileSync } from 'node:fs';

import { getImage } from 'astro:assets';
import { getEntry, type CollectionEntry } from 'astro:content';

import { findIcon } from './find-icon';
import type { Hideable } from './profile.schema';

type Stored = CollectionEntry<'profile'>['data'];

/** One role of the work history; `index` counts from 1, newest first. */
export interface WorkHistoryEntry extends Omit<Stored['workHistory'][number], 'logo'> {
  index: number;
  /** Address of a square picture. Unset: its initials stand for the company. */
  logo: string | undefined;
}

/** A link to the owner elsewhere, with the markup of its icon. */
export type SocialLink = Stored['socialLinks'][number] & { drawing: string };

/** One school, newest first. */
export type EducationEntry = Stored['education'][number];

export interface Profile extends Omit<Stored, 'workHistory' | 'socialLinks' | 'picture'> {
  /** The address of a square portrait. Unset: there is none. */
  picture: string | undefined;
  workHistory: WorkHistoryEntry[];
  socialLinks: SocialLink[];
}

/** For screens with two pixels for each of the page's. */
const PORTRAIT = { width: 192, height: 192, fit: 'cover', format: 'webp' } as const;

/** Who the site is about. */
export async function loadProfile(): Promise<Profile> {
  const entry = await getEntry('profile', 'profile');
  if (!entry)
    throw new Error(
      'content/profile.yaml is missing. Restore it; the site has no owner without it.',
    );
  const workHistory = entry.data.workHistory.map((role, index) => ({
    ...role,
    index: index + 1,
    logo: role.logo?.src,
  }));
  const socialLinks = entry.data.socialLinks.map((link) => ({
    ...link,
    drawing: drawIcon(link.icon, link.outline),
  }));
  const { picture: src } = entry.data;
  const picture = src && (await getImage({ src, ...PORTRAIT })).src;
  return { ...entry.data, workHistory, socialLinks, picture };
}

/** Whether the owner hides a part of the site. */
export async function isHidden(part: Hideable): Promise<boolean> {
  return (await loadProfile()).hidden.includes(part);
}

/** Whether the owner takes new projects, as the home page and the CV say it. */
export function describeAvailability(isAvailable: boolean): string {
  return isAvailable ? 'Available for new projects' : 'Not currently available for new projects';
}

/** The links that lead to the owner: not a service's home page, a page of this site or a placeholder address. */
export function ownLinks(links: SocialLink[]): SocialLink[] {
  return links.filter(leadsToOwner);
}

/** Whether `ownLinks` keeps a link. */
export function leadsToOwner({ href }: SocialLink): boolean {
  if (href.startsWith('/')) return false;
  const { protocol, pathname } = new URL(href);
  return protocol === 'mailto:' ? !pathname.endsWith('@example.com') : pathname !== '/';
}

function drawIcon(icon: string, isOutlined: boolean): string {
  const file = findIcon(icon, isOutlined);
  if (file === undefined) throw new Error(`There is no icon ${icon}.`);
  return readFileSync(file, 'utf8');
}
