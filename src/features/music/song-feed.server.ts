import { z } from 'astro/zod';

import { createCachedValue, type Clock, type Store } from './sources/cached-value';
import {
  MusicFailure,
  RETRY_DELAY_MS,
  type FailureCode,
  type MusicSource,
  type Song,
} from './sources/source';

/** The endpoints answer within eight seconds; the difference is for a busy machine and a cold start. */
const SOURCE_TIMEOUT_MS = 6_500;

const PLAYING_FRESH_MS = 15_000;
const HISTORY_FRESH_MS = 60_000;

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
  code: z.custom<FailureCode>(
    (code) => typeof code === 'string' && Object.hasOwn(RETRY_DELAY_MS, code),
  ),
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

/** The result of one request to the source, cached until `freshUntil`. */
export type Outcome = z.infer<typeof outcomeSchema>;

export interface SongFeed {
  current: () => Promise<Outcome>;
  lastPlayed: () => Promise<Outcome>;
  /** The clock of `freshUntil`. */
  now: Clock;
}

/** Called after every request to the source. */
export type StateLog = (question: string, failure: MusicFailure | undefined) => void;

/** The key under which a failure of the whole source is stored, for both endpoints. */
const SOURCE_FAILURE_KEY = 'pause';

/** Caches one source for all visitors: its load does not depend on their number, and a failing source is not asked again at once. */
export function createSongFeed(source: MusicSource, store: Store, logState: StateLog): SongFeed {
  const currently = cacheAnswer('currently-playing', () => source.current(), PLAYING_FRESH_MS);
  const last = cacheAnswer('last-played', () => source.lastPlayed(), HISTORY_FRESH_MS);
  return { current: currently.get, lastPlayed: last.get, now: store.now };

  function cacheAnswer(question: string, load: () => Promise<Song | undefined>, freshMs: number) {
    return createCachedValue<Outcome>({
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
    const pause = failedSchema.safeParse(await store.read(SOURCE_FAILURE_KEY)).data;
    if (pause && store.now() < pause.freshUntil) return pause;
    try {
      const song = await withDeadline(load());
      logState(question, undefined);
      return { kind: 'answered', song, freshUntil: store.now() + freshMs };
    } catch (error) {
      const failure = toFailure(error);
      logState(question, failure);
      const { code, retryDelayMs, isSourceWide } = failure;
      const outcome = { kind: 'failed', code, freshUntil: store.now() + retryDelayMs } as const;
      if (isSourceWide) await store.write(SOURCE_FAILURE_KEY, outcome);
      return outcome;
    }
  }
}

/** Writes one line of JSON when the state of an endpoint changes. */
export function createStateLog(source: string, write: (line: string) => void): StateLog {
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

/** Rejects when the time is up; the work itself is not aborted. */
async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new MusicFailure('timed_out', 'The music source did not answer in time.'));
  }, SOURCE_TIMEOUT_MS);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Unexpected errors become failures without their message, which may quote the source. */
function toFailure(error: unknown): MusicFailure {
  if (error instanceof MusicFailure) return error;
  const kind = error instanceof Error ? error.name : typeof error;
  return new MusicFailure('bad_answer', `The music source failed with an unforeseen ${kind}.`);
}
