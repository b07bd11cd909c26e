import { useEffect } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration } from 'swr';

import {
  CURRENTLY_PLAYING,
  isSong,
  LAST_PLAYED,
  parseMusicAnswer,
  type MusicAnswer,
} from './contract';
import type { Song } from './sources/source';

/** What the widget has to show. */
export type Music =
  { state: 'loading' } | { state: 'playing' | 'last-played'; song: Song } | { state: 'nothing' };

/** The folder of the site. Not from `sitePath`, whose file nothing else on home needs: it would be one more request. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Not shorter than the server caches an answer. */
const POLL_MS = 15_000;
const HISTORY_POLL_MS = 60_000;

/** Random, so that visitors who arrived together do not keep asking at the same moment. */
const POLL_JITTER_MS = 2_000;

/** Pauses after the first, the second and every further failure in a row. */
const RETRY_MS = [15_000, 30_000, 60_000] as const;

/** After this long in a hidden tab, the song is no longer shown. */
const STALE_AFTER_MS = 60_000;

const retryTimers = new Map<string, ReturnType<typeof setTimeout>>();

const polling: SWRConfiguration<MusicAnswer, Error> = {
  refreshInterval: () => POLL_MS + Math.random() * POLL_JITTER_MS,
  // Offline the request fails and the widget disappears, instead of showing an old song.
  refreshWhenOffline: true,
  onErrorRetry(_error, key, _config, revalidate, { retryCount, dedupe }) {
    // Otherwise a failure after a change of tab would start a second series of retries.
    clearTimeout(retryTimers.get(key));
    const ask = () => {
      // SWR revalidates at once when the tab becomes visible again.
      if (document.visibilityState === 'visible') void revalidate({ retryCount, dedupe });
    };
    retryTimers.set(key, setTimeout(ask, RETRY_MS[retryCount - 1] ?? RETRY_MS[2]));
  },
};

/** The song that plays now; only if there is none, the song that played last is loaded. */
export function useMusic(): Music {
  const current = useSWR(CURRENTLY_PLAYING, loadAnswer, polling);
  const hasNoCurrentSong = !current.error && current.data?.isPlaying === false;
  const last = useSWR(hasNoCurrentSong ? LAST_PLAYED : null, loadAnswer, {
    ...polling,
    refreshInterval: HISTORY_POLL_MS,
  });
  useClearWhenAway(current.mutate);

  if (current.error) return { state: 'nothing' };
  if (!current.data) return { state: 'loading' };
  if (isSong(current.data) && current.data.isPlaying)
    return { state: 'playing', song: current.data };
  if (last.error) return { state: 'nothing' };
  if (!last.data) return { state: 'loading' };
  return isSong(last.data) ? { state: 'last-played', song: last.data } : { state: 'nothing' };
}

async function loadAnswer(address: string): Promise<MusicAnswer> {
  const response = await fetch(BASE + address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return parseMusicAnswer(await response.json());
}

/** Clears an old answer when the visitor comes back to the tab, so that it is not shown until the new one arrives. */
function useClearWhenAway(mutate: KeyedMutator<MusicAnswer>): void {
  useEffect(() => {
    let leftAt = Infinity;
    const noteVisibility = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Date.now() - leftAt > STALE_AFTER_MS) void mutate(undefined);
    };
    document.addEventListener('visibilitychange', noteVisibility);
    return () => document.removeEventListener('visibilitychange', noteVisibility);
  }, [mutate]);
}
