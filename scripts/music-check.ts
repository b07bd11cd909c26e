// `npm run music:check`: says which music source is set up, whether it answers, and how long it will.
import { consentOf } from '../src/features/music/sources/consent.ts';
import { NEEDED, readMusicSettings } from '../src/features/music/sources/settings.ts';
import { readVariable } from '../tooling/read-variable.ts';
import { runCommand } from './shared/run-command.ts';
import { tryMusic } from './music/try-music.ts';

/** Prints what is set up; throws when the source does not answer. */
export async function checkMusic(): Promise<void> {
  const settings = readMusicSettings(readVariable);
  console.log(`Source: ${settings.source}`);
  for (const name of Object.values(NEEDED).flat()) {
    if (readVariable(name)?.trim()) console.log(`${name} is set.`);
  }
  if (settings.source === 'spotify') console.log(remainingTime(settings.consentDate));
  if (settings.source === 'embedded')
    console.log('The newest recording of content/stream is what was played last.');
  else await tryMusic(readVariable);
}

function remainingTime(consentDate: string | undefined): string {
  const consent = consentOf(consentDate);
  if (!consent)
    return 'SPOTIFY_CONSENT_DATE is missing, so nobody knows when the consent ends. Run "npm run music:connect".';
  const { daysLeft, endsOn } = consent;
  if (daysLeft < 0) return `The consent ended on ${endsOn}. Run "npm run music:connect".`;
  return `The consent ends on ${endsOn}, in ${daysLeft} days.`;
}

if (import.meta.main) await runCommand(checkMusic);
