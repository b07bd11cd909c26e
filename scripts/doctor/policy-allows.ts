/** The directives of a content security policy. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the value of a Content-Security-Policy header. */
export function parsePolicy(header: string): Policy {
  return new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name.toLowerCase(), values]),
  );
}

/** Which directive decides about what an element loads, by the element's name. */
export const DIRECTIVES: Readonly<Record<string, string>> = {
  img: 'img-src',
  iframe: 'frame-src',
  frame: 'frame-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
  track: 'media-src',
  script: 'script-src',
  embed: 'object-src',
  object: 'object-src',
};

/** Whether a policy lets a page of `origin` load an address. A policy without the directive falls back to `default-src`. */
export function policyAllows(
  policy: Policy,
  directive: string,
  address: string,
  origin = 'https://site.invalid',
): boolean {
  const values = policy.get(directive) ?? policy.get('default-src');
  if (!values) return true;
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return values.some((value) => matches(value, url, origin));
}

function matches(value: string, url: URL, origin: string): boolean {
  if (value === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (value === "'self'") {
    // The origin of a blob: address is that of its page, and still `self` does not allow it.
    return /^(https?|wss?):$/.test(url.protocol) && url.origin === new URL(origin).origin;
  }
  if (/^[a-z][a-z\d+.-]*:$/i.test(value)) return url.protocol === value.toLowerCase();
  const [, scheme, host = '', path = ''] = /^(?:(\w+):\/\/)?([^/']+)(\/.*)?$/.exec(value) ?? [];
  if (host === '' || (scheme !== undefined && url.protocol !== `${scheme}:`)) return false;
  const isHost = host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
  return isHost && (path === '' || url.pathname.startsWith(path));
}
