import { getSecret } from 'astro:env/server';

import { answerOutcome } from './answer.server';
import { embedded } from './embedded.server';
import { createJournal } from './journal.server';
import { createSongFeed, type SongFeed } from './song-feed.server';
import { consentOf, WARN_FROM_DAY } from './sources/consent';
import { createSource } from './sources/create-source.server';
import { monotonicClock } from './sources/keep-fresh';
import { readMusicSettings, type MusicSettings } from './sources/settings';

/** No grace after these seconds: a song from minutes ago that is said to play now is a lie. */
const PLAYING_CACHING = 'public, max-age=0, s-maxage=15';
const HISTORY_CACHING =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600';

let feed: SongFeed | undefined;

/** Answers with the song that plays now, or with silence. */
export async function answerCurrentlyPlaying(request: Request): Promise<Response> {
  const outcome = await openFeed().current();
  return answerOutcome(request, outcome, { caching: PLAYING_CACHING, nowMs: monotonicClock() });
}

/** Answers with the song that played last, or with silence. */
export async function answerLastPlayed(request: Request): Promise<Response> {
  const outcome = await openFeed().lastPlayed();
  return answerOutcome(request, outcome, { caching: HISTORY_CACHING, nowMs: monotonicClock() });
}

/** One feed for the whole process, made when the first visitor asks: the environment counts as it is then. */
function openFeed(): SongFeed {
  feed ??= createFeed(readMusicSettings(getSecret));
  return feed;
}

function createFeed(settings: MusicSettings): SongFeed {
  if (settings.source === 'spotify') warnOfEnd(settings.consentDate);
  const source = createSource(settings, embedded, monotonicClock);
  return createSongFeed(source, monotonicClock, createJournal(settings.source));
}

function warnOfEnd(consentDate: string | undefined): void {
  const consent = consentOf(consentDate);
  if (!consent || consent.daysGone < WARN_FROM_DAY) return;
  const message = `Spotify ends the consent on ${consent.endsOn}. Run "npm run music:connect" before that day.`;
  console.warn(JSON.stringify({ time: new Date().toISOString(), music: 'spotify', message }));
}
