import { readMusicSettings } from '../../../src/features/music/sources/settings.ts';
import { askMusic } from '../../music/try-music.ts';
import type { Finding } from '../finding.ts';
import { isWorthAsking } from '../link-problem.ts';
import { listLinks } from '../list-links.ts';
import type { Site } from '../site.ts';
import { findDead } from './check-outside.ts';

/** What only the network can tell: whether links to other sites live, and whether the music source answers. */
export async function askOutside(site: Site): Promise<Finding[]> {
  const links = site.sources.flatMap(listLinks).filter(({ url }) => isWorthAsking(url));
  const dead = await findDead(links.map(({ url }) => url));
  const findings = links.flatMap(({ file, line, field, url }) => {
    const problem = dead.get(url);
    return problem ? [{ file, line, field, ...problem }] : [];
  });
  return [...findings, ...(await checkSource(site))];
}

async function checkSource({ variable }: Site): Promise<Finding[]> {
  const { source } = readMusicSettings(variable);
  // Incomplete settings are a finding of checks/music.ts.
  if (source === 'embedded' || source === 'unusable') return [];
  try {
    await askMusic(variable);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        file: '.env',
        field: 'MUSIC_SOURCE',
        problem: `${source} does not answer: ${reason.replace(/\.$/, '')}`,
        fix: 'Run "npm run music:check", then "npm run music:connect".',
      },
    ];
  }
}
