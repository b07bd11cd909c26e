import { consentOf, WARN_FROM_DAY } from '../src/features/music/sources/consent.ts';
import { readMusicSettings } from '../src/features/music/sources/settings.ts';
import type { Finding } from './finding.ts';
import type { Site } from './content.ts';

/** Whether the music source is set up, and how long it may still be asked. `npm run music:check` also asks it. */
export function checkMusic({ variable, now }: Pick<Site, 'variable' | 'now'>): Finding[] {
  const settings = readMusicSettings(variable);
  if (settings.source === 'unusable') {
    const reason = settings.reason.replace(/\.$/, '');
    return say('MUSIC_SOURCE', `the music source cannot be used: ${reason}`);
  }
  if (settings.source !== 'spotify') return [];
  const field = 'SPOTIFY_CONSENT_DATE';
  const consent = consentOf(settings.consentDate, now);
  if (!consent) return say(field, 'nobody knows when the consent of Spotify ends');
  if (consent.daysLeft < 0) return say(field, `the consent of Spotify ended on ${consent.endsOn}`);
  if (consent.daysGone < WARN_FROM_DAY) return [];
  return say(
    field,
    `the consent of Spotify ends on ${consent.endsOn}, in ${consent.daysLeft} days`,
  );
}

function say(field: string, problem: string): Finding[] {
  const message = `${problem}. Run "npm run music:connect".`;
  return [{ file: '.env', field, message, isFatal: false }];
}

/** The music source in a sentence, with the days left. */
export function describeMusic({ variable, now }: Pick<Site, 'variable' | 'now'>): string {
  const settings = readMusicSettings(variable);
  if (settings.source !== 'spotify') return `Music: ${settings.source}.`;
  const consent = consentOf(settings.consentDate, now);
  if (!consent) return 'Music: spotify.';
  return `Music: spotify, consent until ${consent.endsOn}, ${consent.daysLeft} days left.`;
}
