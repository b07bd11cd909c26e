import { LOCAL_ADDRESS } from '../../../src/config/local-address.ts';
import type { Finding } from '../finding.ts';
import { exampleAddress } from '../link-problem.ts';
import type { Site } from '../site.ts';

const FILE = '.env';

/** Whether the site knows its public address. */
export function checkAddress({ variable }: Site): Finding[] {
  return [...checkOrigin(variable('SITE_URL')?.trim()), ...checkBase(variable('BASE')?.trim())];
}

function checkOrigin(address: string | undefined): Finding[] {
  const say = (problem: string, fix: string) => [{ file: FILE, field: 'SITE_URL', problem, fix }];
  if (!address) {
    return say(
      `it is not set, so feeds, cards and the sitemap name ${LOCAL_ADDRESS}`,
      'Write SITE_URL=https://your.address into .env.',
    );
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    const host = address.replace(/^([a-z]*:)?\/*/i, '');
    return say(
      `${address} is no whole address`,
      `Write SITE_URL=https://${host || 'your.address'}.`,
    );
  }
  const url = new URL(address);
  if (exampleAddress(address)) {
    return say(`${address} reaches nobody`, 'Write the public address of the site.');
  }
  if (url.protocol !== 'https:') {
    return say(`${address} is not encrypted`, `Write SITE_URL=https://${url.host}.`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return say(
      `${address} has more than a host`,
      `Write SITE_URL=${url.origin}${url.pathname === '/' ? '' : ` and the path as BASE=${url.pathname.replace(/\/$/, '')}`}.`,
    );
  }
  return [];
}

function checkBase(base: string | undefined): Finding[] {
  if (!base || /^\/[\w.~-]+(\/[\w.~-]+)*$/.test(base)) return [];
  const name = base.replaceAll(/^[/\s]+|[/\s]+$/g, '');
  return [
    {
      file: FILE,
      field: 'BASE',
      problem: `${base} is no path`,
      fix: name === '' ? 'Remove the line.' : `Write BASE=/${name}.`,
    },
  ];
}
