import { createHash } from 'node:crypto';

import { getSecret } from 'astro:env/server';

import { findNewestRecording } from '@/collections/newest-recording';

import { answerOutcome } from './answer.server';
import { createJournal, createSongFeed, type SongFeed } from './song-feed.server';
import { consentOf, WARN_FROM_DAY } from './sources/consent';
import { createSource } from './sources/create-source.server';
import type { Store } from './sources/keep-fresh';
import { readMusicSettings, type MusicSettings } from './sources/settings';
import type { MusicSource, Song } from './sources/source';
import { createCacheStore, createMemoryStore } from './store.server';

/** No grace after these seconds: a song from minutes ago that is said to play now is a lie. */
const PLAYING_CACHING = 'public, max-age=0, s-maxage=15';
const HISTORY_CACHING =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600';

let feed: SongFeed | undefined;

/** Answers with the song that plays now, or with silence. */
export async function answerCurrentlyPlaying(request: Request): Promise<Response> {
  const { current, now } = openFeed();
  const outcome = await current();
  return answerOutcome(request, outcome, { caching: PLAYING_CACHING, nowMs: now() });
}

/** Answers with the song that played last, or with silence. */
export async function answerLastPlayed(request: Request): Promise<Response> {
  const { lastPlayed, now } = openFeed();
  const outcome = await lastPlayed();
  return answerOutcome(request, outcome, { caching: HISTORY_CACHING, nowMs: now() });
}

/** One feed for the whole process, made when the first visitor asks: the environment counts as it is then. */
function openFeed(): SongFeed {
  feed ??= createFeed(readMusicSettings(getSecret));
  return feed;
}

function createFeed(settings: MusicSettings): SongFeed {
  if (settings.source === 'spotify') warnOfEnd(settings.consentDate);
  const store = createStore(settings);
  const source = createSource(settings, embedded, store);
  return createSongFeed(source, store, createJournal(settings.source, warn));
}

/** By the name that Workers give themselves; the hash keeps answers for old settings from being found under new ones. */
function createStore(settings: MusicSettings): Store {
  if (navigator.userAgent !== 'Cloudflare-Workers') return createMemoryStore();
  return createCacheStore(createHash('sha256').update(JSON.stringify(settings)).digest('hex'));
}

/** The source of a site with no account: nothing plays, and the owner's newest recording played last. */
const embedded: MusicSource = {
  current: () => Promise.resolve(undefined),
  lastPlayed: () => Promise.resolve(newestSong()),
};

function newestSong(): Song | undefined {
  const recording = findNewestRecording();
  if (!recording) return undefined;
  const { title, artist, href } = recording;
  return { title, artist, songUrl: href, album: null, albumImageUrl: null, isPlaying: false };
}

function warnOfEnd(consentDate: string | undefined): void {
  const consent = consentOf(consentDate);
  if (!consent || consent.daysGone < WARN_FROM_DAY) return;
  const message = `Spotify ends the consent on ${consent.endsOn}. Run "npm run music:connect" before that day.`;
  warn(JSON.stringify({ time: new Date().toISOString(), music: 'spotify', message }));
}

function warn(line: string): void {
  console.warn(line);
}
