import { consentOf, WARN_FROM_DAY } from '../../../src/features/music/sources/consent.ts';
import { readMusicSettings } from '../../../src/features/music/sources/settings.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

const FILE = '.env';
const CONNECT = 'Run "npm run music:connect".';

/** Whether the music source is set up, and how long it may still be asked. `npm run music:check` also asks it. */
export function checkMusic({ variable, now }: Pick<Site, 'variable' | 'now'>): Finding[] {
  const settings = readMusicSettings(variable);
  if (settings.source === 'unusable') {
    const problem = `the music source cannot be used: ${settings.reason.replace(/\.$/, '')}`;
    return [{ file: FILE, field: 'MUSIC_SOURCE', problem, fix: CONNECT }];
  }
  if (settings.source !== 'spotify') return [];
  const say = (problem: string) => [
    { file: FILE, field: 'SPOTIFY_CONSENT_DATE', problem, fix: CONNECT },
  ];
  const consent = consentOf(settings.consentDate, now);
  if (!consent) return say('nobody knows when the consent of Spotify ends');
  if (consent.daysLeft < 0) return say(`the consent of Spotify ended on ${consent.endsOn}`);
  if (consent.daysGone < WARN_FROM_DAY) return [];
  return say(`the consent of Spotify ends on ${consent.endsOn}, in ${consent.daysLeft} days`);
}

/** The music source in a sentence, with the days left. */
export function describeMusic({ variable, now }: Pick<Site, 'variable' | 'now'>): string {
  const settings = readMusicSettings(variable);
  if (settings.source !== 'spotify') return `Music: ${settings.source}.`;
  const consent = consentOf(settings.consentDate, now);
  if (!consent) return 'Music: spotify.';
  return `Music: spotify, consent until ${consent.endsOn}, ${consent.daysLeft} days left.`;
}
