import { createHash } from 'node:crypto';

import { getSecret } from 'astro:env/server';

import { answerOutcome } from './answer.server';
import { embedded } from './embedded.server';
import { createStateLog, createSongFeed, type SongFeed } from './song-feed.server';
import { consentOf, WARN_FROM_DAY } from './sources/consent';
import { createSource } from './sources/create-source.server';
import type { Store } from './sources/cached-value';
import { readMusicSettings, type MusicSettings } from './sources/settings';
import { createCacheStore, createMemoryStore } from './store.server';

/** Without stale-while-revalidate: an old song must not be shown as playing now. */
const PLAYING_CACHING = 'public, max-age=0, s-maxage=15';
const HISTORY_CACHING =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600';

let feed: SongFeed | undefined;

/** Answers with the song that plays now, or with no song. */
export async function answerCurrentlyPlaying(request: Request): Promise<Response> {
  const { current, now } = getFeed();
  const outcome = await current();
  return answerOutcome(request, outcome, { caching: PLAYING_CACHING, nowMs: now() });
}

/** Answers with the song that played last, or with no song. */
export async function answerLastPlayed(request: Request): Promise<Response> {
  const { lastPlayed, now } = getFeed();
  const outcome = await lastPlayed();
  return answerOutcome(request, outcome, { caching: HISTORY_CACHING, nowMs: now() });
}

/** One feed per process, created by the first request with the environment at that time. */
function getFeed(): SongFeed {
  feed ??= createFeed(readMusicSettings(getSecret));
  return feed;
}

function createFeed(settings: MusicSettings): SongFeed {
  if (settings.source === 'spotify') warnBeforeConsentEnds(settings.consentDate);
  const store = createStore(settings);
  const source = createSource(settings, embedded, store);
  return createSongFeed(source, store, createStateLog(settings.source, warn));
}

/** Workers are recognised by their user agent. The cache key is a hash of the settings, so that new settings start empty. */
function createStore(settings: MusicSettings): Store {
  if (navigator.userAgent !== 'Cloudflare-Workers') return createMemoryStore();
  return createCacheStore(createHash('sha256').update(JSON.stringify(settings)).digest('hex'));
}

function warnBeforeConsentEnds(consentDate: string | undefined): void {
  const consent = consentOf(consentDate);
  if (!consent || consent.daysGone < WARN_FROM_DAY) return;
  const message = `Spotify ends the consent on ${consent.endsOn}. Run "npm run music:connect" before that day.`;
  warn(JSON.stringify({ time: new Date().toISOString(), music: 'spotify', message }));
}

function warn(line: string): void {
  console.warn(line);
}
