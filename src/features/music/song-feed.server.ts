import { MusicFailure } from './sources/failure';
import { keepFresh, type Clock } from './sources/keep-fresh';
import type { MusicSource, Song } from './sources/song';
import { withDeadline } from './with-deadline.server';

/** Visitors are promised an answer within eight seconds; the rest is for a busy machine and a cold first request. */
const ANSWER_WITHIN_MS = 6_500;

const PLAYING_FRESH_MS = 15_000;
const HISTORY_FRESH_MS = 60_000;

/** What one question to the source came to; it stands until `freshUntil`. */
export type Outcome =
  | { kind: 'answered'; song: Song | undefined; freshUntil: number }
  | { kind: 'failed'; failure: MusicFailure; freshUntil: number };

export interface SongFeed {
  current(): Promise<Outcome>;
  lastPlayed(): Promise<Outcome>;
}

/** Hears about every question that reached the source. */
export type Journal = (question: string, failure: MusicFailure | undefined) => void;

/** Puts one source before all visitors: ten thousand of them cost it what one does, and a failing source gets its rest. */
export function createSongFeed(source: MusicSource, now: Clock, journal: Journal): SongFeed {
  let pause: Extract<Outcome, { kind: 'failed' }> | undefined;

  const currently = keepFresh(
    () => ask('currently-playing', () => source.current(), PLAYING_FRESH_MS),
    now,
  );
  const last = keepFresh(
    () => ask('last-played', () => source.lastPlayed(), HISTORY_FRESH_MS),
    now,
  );
  return { current: () => currently.get(), lastPlayed: () => last.get() };

  async function ask(
    question: string,
    load: () => Promise<Song | undefined>,
    freshMs: number,
  ): Promise<Outcome> {
    if (pause && now() < pause.freshUntil) return pause;
    try {
      const song = await withDeadline(load(), ANSWER_WITHIN_MS, tookTooLong);
      journal(question, undefined);
      return { kind: 'answered', song, freshUntil: now() + freshMs };
    } catch (error) {
      const failure = toFailure(error);
      journal(question, failure);
      const outcome: Outcome = { kind: 'failed', failure, freshUntil: now() + failure.holdMs };
      if (failure.concernsWholeSource) pause = outcome;
      return outcome;
    }
  }
}

function tookTooLong(): MusicFailure {
  return new MusicFailure('timed_out', 'The music source did not answer in time.');
}

/** An error that nobody foresaw is a failure like the others; its text stays here, for it may quote the source. */
function toFailure(error: unknown): MusicFailure {
  if (error instanceof MusicFailure) return error;
  const kind = error instanceof Error ? error.name : typeof error;
  return new MusicFailure('bad_answer', `The music source failed with an unforeseen ${kind}.`);
}
