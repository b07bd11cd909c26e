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

/** What to do about an address that leads to the front page of a service instead of somebody's page there; undefined for others. */
export function explainFrontPage(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const names = url.pathname.replace(/^\/(embed\/)?(track|album|playlist|artist)?\/?$/, '/');
  if (!SERVICES.includes(host) || names !== '/' || url.search !== '') return undefined;
  return `${address} is the front page of ${host} and names nobody. Write the address of your own page there, or remove the link.`;
}

/** What to do about an address that is an example, or leads to the reader's own machine; undefined for others. */
export function explainExample(address: string): string | undefined {
  const host = address.startsWith('mailto:')
    ? (address.split('?')[0]?.split('@').at(-1) ?? '')
    : (URL.parse(address)?.hostname ?? '');
  if (!RESERVED.test(host.toLowerCase()) && !LOCAL.test(host.toLowerCase())) return undefined;
  return `${address} is an address for examples and reaches nobody. Write a real address, or remove the link.`;
}

/** Whether it is worth asking the network for an address: the others are findings already. */
export function isWorthAsking(address: string): boolean {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && !RESERVED.test(url.hostname) && explainFrontPage(address) === undefined;
}
