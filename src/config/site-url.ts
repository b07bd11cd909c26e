/** Scheme and host that SITE_URL names; undefined when it is not set. Throws a sentence with the fix for an invalid value. */
export function readSiteUrl(written = ''): string | undefined {
  const value = written.trim();
  if (value === '') return undefined;
  const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  if (!url)
    throw new Error(
      `SITE_URL is "${value}", which is no address. Write it with its scheme: SITE_URL=https://${bareHost(value)}`,
    );
  const folder = url.pathname.replace(/\/+$/, '');
  if (folder !== '' || url.search !== '' || url.hash !== '')
    throw new Error(
      `SITE_URL is "${value}", which is more than scheme and host. Write SITE_URL=${url.origin}${folder && ` and BASE=${folder}`}`,
    );
  return url.origin;
}

function bareHost(value: string): string {
  return value.replace(/^[a-z]*:?\/+/i, '').replace(/[/?#].*$/, '') || 'your.address';
}
