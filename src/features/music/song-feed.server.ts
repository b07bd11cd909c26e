import { z } from 'astro/zod';

import { keepFresh, type Clock, type Store } from './sources/keep-fresh';
import { MusicFailure, type FailureCode, type MusicSource, type Song } from './sources/source';

/** Visitors are promised an answer within eight seconds; the rest is for a busy machine and a cold first request. */
const ANSWER_WITHIN_MS = 6_500;

const PLAYING_FRESH_MS = 15_000;
const HISTORY_FRESH_MS = 60_000;

/** What one question to the source came to; it stands until `freshUntil`. */
export type Outcome =
  | { kind: 'answered'; song?: Song | undefined; freshUntil: number }
  | { kind: 'failed'; code: FailureCode; freshUntil: number };

const songSchema = z.object({
  artist: z.string().nullable(),
  title: z.string(),
  songUrl: z.string().nullable(),
  album: z.string().nullable(),
  albumImageUrl: z.string().nullable(),
  isPlaying: z.boolean(),
});

const failedSchema = z.object({
  kind: z.literal('failed'),
  code: z.enum([
    'not_configured',
    'grant_refused',
    'forbidden',
    'rate_limited',
    'bad_answer',
    'unreachable',
    'timed_out',
  ]),
  freshUntil: z.number(),
});

const outcomeSchema = z.union([
  z.object({
    kind: z.literal('answered'),
    song: songSchema.optional(),
    freshUntil: z.number(),
  }),
  failedSchema,
]);

export interface SongFeed {
  current: () => Promise<Outcome>;
  lastPlayed: () => Promise<Outcome>;
  /** The clock that `freshUntil` goes by. */
  now: Clock;
}

/** Hears about every question that reached the source. */
export type Journal = (question: string, failure: MusicFailure | undefined) => void;

/** Where a failure of the whole source is kept, for both questions. */
const PAUSE = 'pause';

/** Puts one source before all visitors: ten thousand of them cost it what one does, and a failing source gets its rest. */
export function createSongFeed(source: MusicSource, store: Store, journal: Journal): SongFeed {
  const currently = keep('currently-playing', () => source.current(), PLAYING_FRESH_MS);
  const last = keep('last-played', () => source.lastPlayed(), HISTORY_FRESH_MS);
  return { current: currently.get, lastPlayed: last.get, now: store.now };

  function keep(question: string, load: () => Promise<Song | undefined>, freshMs: number) {
    return keepFresh<Outcome>({
      name: question,
      store,
      parse: (stored) => outcomeSchema.safeParse(stored).data,
      load: () => ask(question, load, freshMs),
    });
  }

  async function ask(
    question: string,
    load: () => Promise<Song | undefined>,
    freshMs: number,
  ): Promise<Outcome> {
    const pause = failedSchema.safeParse(await store.read(PAUSE)).data;
    if (pause && store.now() < pause.freshUntil) return pause;
    try {
      const song = await withDeadline(load());
      journal(question, undefined);
      return { kind: 'answered', song, freshUntil: store.now() + freshMs };
    } catch (error) {
      const failure = toFailure(error);
      journal(question, failure);
      const { code, holdMs, concernsWholeSource } = failure;
      const outcome = { kind: 'failed', code, freshUntil: store.now() + holdMs } as const;
      if (concernsWholeSource) await store.write(PAUSE, outcome);
      return outcome;
    }
  }
}

/** Writes one line of JSON when the state of a question changes, however many visitors ask it. */
export function createJournal(source: string, write: (line: string) => void): Journal {
  const states = new Map<string, string>();
  return (question, failure) => {
    const before = states.get(question) ?? 'ok';
    const state = failure?.code ?? 'ok';
    states.set(question, state);
    if (state === before) return;
    const message = failure?.message ?? 'The music source answers again.';
    write(
      JSON.stringify({ time: new Date().toISOString(), music: source, question, state, message }),
    );
  };
}

/** A failure when the time is up; the work itself is left to end on its own. */
async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new MusicFailure('timed_out', 'The music source did not answer in time.'));
  }, ANSWER_WITHIN_MS);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** An error that nobody foresaw is a failure like the others; its text stays here, for it may quote the source. */
function toFailure(error: unknown): MusicFailure {
  if (error instanceof MusicFailure) return error;
  const kind = error instanceof Error ? error.name : typeof error;
  return new MusicFailure('bad_answer', `The music source failed with an unforeseen ${kind}.`);
}
