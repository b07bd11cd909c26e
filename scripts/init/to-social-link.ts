import { findIcon } from '../../src/collections/find-icon.ts';

/** Names that a host does not tell by itself. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  stackoverflow: 'Stack Overflow',
  bsky: 'Bluesky',
  dev: 'DEV',
};
/** Icons whose name is not the host's. */
const ICONS: Readonly<Record<string, string>> = { stackoverflow: 'stackoverflow', bsky: 'bluesky' };

/** The longest label that the profile takes. */
const MAX_LABEL = 40;

/** An entry of the profile's links for an address: name and icon follow from its host, with a globe where the set has no icon. */
export function toSocialLink(href: string) {
  if (href.startsWith('mailto:')) return { label: 'Email', href, icon: 'mail', outline: true };
  const { hostname } = new URL(href);
  const service = hostname.split('.').at(-2) ?? hostname;
  const icon = ICONS[service] ?? service;
  const isKnown = findIcon(icon, true) !== undefined;
  return {
    label:
      isKnown || service in NAMES
        ? (NAMES[service] ?? upperFirst(service))
        : hostname.slice(-MAX_LABEL),
    href,
    icon: isKnown ? icon : 'world',
    outline: true,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
