import { createHash } from 'node:crypto';

import { getSecret } from 'astro:env/server';

import { answerOutcome } from './answer.server';
import { embedded } from './embedded.server';
import { createStateLog, createSongFeed } from './song-feed.server';
import { consentOf, WARN_FROM_DAY } from './sources/consent';
import { createSource } from './sources/create-source.server';
import type { Store } from './sources/cached-value';
import { readMusicSettings, type MusicSettings, type ReadVariable } from './sources/settings';
import { createCacheStore, createMemoryStore } from './store.server';

/** Without stale-while-revalidate: an old song must not be shown as playing now. */
const PLAYING_CACHING = 'public, max-age=0, s-maxage=15';
const HISTORY_CACHING =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600';

interface Endpoints {
  /** Answers with the song that plays now, or with no song. */
  readonly currentlyPlaying: (request: Request) => Promise<Response>;
  /** Answers with the song that played last, or with no song. */
  readonly lastPlayed: (request: Request) => Promise<Response>;
}

/** Both endpoints with the source that an environment names, and a memory that they share. */
export function createEndpoints(read: ReadVariable, warn: (line: string) => void): Endpoints {
  const settings = readMusicSettings(read);
  if (settings.source === 'spotify') warnBeforeConsentEnds(settings.consentDate, warn);
  const store = createStore(settings);
  const source = createSource(settings, embedded, store);
  const feed = createSongFeed(source, store, createStateLog(settings.source, warn));
  return {
    currentlyPlaying: async (request) => {
      const outcome = await feed.current();
      return answerOutcome(request, outcome, { caching: PLAYING_CACHING, nowMs: feed.now() });
    },
    lastPlayed: async (request) => {
      const outcome = await feed.lastPlayed();
      return answerOutcome(request, outcome, { caching: HISTORY_CACHING, nowMs: feed.now() });
    },
  };
}

let endpoints: Endpoints | undefined;

/** The endpoints of this process, created by the first request with the environment at that time. */
export function getEndpoints(): Endpoints {
  endpoints ??= createEndpoints(getSecret, (line) => console.warn(line));
  return endpoints;
}

/** Workers are recognised by their user agent. The cache key is a hash of the settings, so that new settings start empty. */
function createStore(settings: MusicSettings): Store {
  if (navigator.userAgent !== 'Cloudflare-Workers') return createMemoryStore();
  return createCacheStore(createHash('sha256').update(JSON.stringify(settings)).digest('hex'));
}

function warnBeforeConsentEnds(
  consentDate: string | undefined,
  warn: (line: string) => void,
): void {
  const consent = consentOf(consentDate);
  if (!consent || consent.daysGone < WARN_FROM_DAY) return;
  const message = `Spotify ends the consent on ${consent.endsOn}. Run "npm run music:connect" before that day.`;
  warn(JSON.stringify({ time: new Date().toISOString(), music: 'spotify', message }));
}
