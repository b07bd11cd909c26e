import type { Problem } from './finding.ts';

/** Hosts at which everybody has a page of their own; their front page belongs to nobody. */
const SERVICES = [
  'github.com',
  'gitlab.com',
  'codeberg.org',
  'bitbucket.org',
  'linkedin.com',
  'x.com',
  'twitter.com',
  'bsky.app',
  'mastodon.social',
  'threads.net',
  'instagram.com',
  'facebook.com',
  'youtube.com',
  'twitch.tv',
  'tiktok.com',
  'open.spotify.com',
  'soundcloud.com',
  'bandcamp.com',
  'last.fm',
  'listenbrainz.org',
  'medium.com',
  'dev.to',
  'stackoverflow.com',
  'npmjs.com',
  'codepen.io',
  'dribbble.com',
  'behance.net',
  'figma.com',
  't.me',
  'discord.com',
];

/** Names that are reserved for examples and never belong to anybody. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|test|invalid)$/;

/** The machine of whoever reads the page. */
const LOCAL = /(^|\.)localhost$|^127\.|^0\.0\.0\.0$|^\[::1\]$/;

/** Whether an address of a service leads to its front page instead of somebody's. */
export function frontDoor(address: string): Problem | undefined {
  const url = parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const names = url.pathname.replace(/^\/(embed\/)?(track|album|playlist|artist)?\/?$/, '/');
  if (!SERVICES.includes(host) || names !== '/' || url.search !== '') return undefined;
  return {
    problem: `${address} is the front page of ${host} and names nobody`,
    fix: 'Write the address of your own page there, or remove the link.',
  };
}

/** Whether an address is an example, or leads to the reader's own machine. */
export function exampleAddress(address: string): Problem | undefined {
  const host = address.startsWith('mailto:')
    ? (address.split('?')[0]?.split('@').at(-1) ?? '')
    : (parse(address)?.hostname ?? '');
  if (!RESERVED.test(host.toLowerCase()) && !LOCAL.test(host.toLowerCase())) return undefined;
  return {
    problem: `${address} is an address for examples and reaches nobody`,
    fix: 'Write a real address, or remove the link.',
  };
}

/** Whether it is worth asking the network for an address: the others are findings already. */
export function isWorthAsking(address: string): boolean {
  const url = parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && !RESERVED.test(url.hostname) && frontDoor(address) === undefined;
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
