import { describe, expect, test } from 'vitest';

import fc from 'fast-check';

import { createStateLog, createSongFeed } from './song-feed.server';
import { MusicFailure, type FailureCode, type MusicSource, type Song } from './sources/source';
import { createMemoryStore } from './store.server';

const MINUTE_MS = 60_000;

describe('songs are never out of date', () => {
  test('a new song appears after fifteen seconds, whatever the number of requests', async () => {
    const { feed, source, clock } = setUp();
    source.plays = song('First');
    expect(await titleOf(feed.current())).toBe('First');
    source.plays = song('Second');
    clock.ms = 14_999;
    expect(await titleOf(feed.current())).toBe('First');
    clock.ms = 15_000;
    expect(await titleOf(feed.current())).toBe('Second');
    expect(source.calls).toBe(2);
  });

  test('a song that stopped is not shown as playing for longer than that', async () => {
    const { feed, source, clock } = setUp();
    source.plays = song('First');
    await feed.current();
    source.plays = undefined;
    clock.ms = 15_000;
    expect(await titleOf(feed.current())).toBeUndefined();
  });

  test('an old song is not returned while the source fails', async () => {
    const { feed, source, clock } = setUp();
    source.plays = song('First');
    await feed.current();
    source.fails = 'unreachable';
    clock.ms = 15_000;
    expect(await codeOf(feed.current())).toBe('unreachable');
  });

  test('history is loaded once a minute', async () => {
    const { feed, source, clock } = setUp();
    for (clock.ms = 0; clock.ms < MINUTE_MS; clock.ms += 1_000) await feed.lastPlayed();
    expect(source.calls).toBe(1);
    await feed.lastPlayed();
    expect(source.calls).toBe(2);
  });

  test('ten thousand visitors cause as many calls in an hour as one', async () => {
    const costOf = async (visitors: number) => {
      const { feed, source, clock } = setUp();
      for (clock.ms = 0; clock.ms < 60 * MINUTE_MS; clock.ms += 15_000)
        await Promise.all(Array.from({ length: visitors }, () => feed.current()));
      return source.calls;
    };
    expect(await costOf(10_000)).toBe(await costOf(1));
  });
});

describe('a failing source is not asked again at once', () => {
  const delays: [FailureCode, number][] = [
    ['unreachable', 30_000],
    ['timed_out', 30_000],
    ['bad_answer', 30_000],
    ['forbidden', MINUTE_MS],
    ['rate_limited', MINUTE_MS],
    ['grant_refused', 5 * MINUTE_MS],
  ];
  test.each(delays)('%s: not for %i ms', async (code, delayMs) => {
    const { feed, source, clock } = setUp();
    source.fails = code;
    expect(await codeOf(feed.current())).toBe(code);
    source.fails = undefined;
    source.plays = song('Back');
    clock.ms = delayMs - 1;
    expect(await codeOf(feed.current())).toBe(code);
    expect(source.calls).toBe(1);
    clock.ms = delayMs;
    expect(await titleOf(feed.current())).toBe('Back');
  });

  test('after a rate limit the other endpoint waits just as long', async () => {
    const { feed, source, clock } = setUp();
    source.fails = 'rate_limited';
    await feed.current();
    clock.ms = MINUTE_MS - 1;
    expect(await feed.lastPlayed()).toMatchObject({ kind: 'failed', freshUntil: MINUTE_MS });
    expect(source.calls).toBe(1);
    source.fails = undefined;
    clock.ms = MINUTE_MS;
    expect(await titleOf(feed.lastPlayed())).toBe('Before');
  });

  test('an unexpected error is a failure without its message', async () => {
    const { feed, source } = setUp();
    source.throws = new Error('secret');
    const outcome = await feed.current();
    expect(outcome).toMatchObject({ kind: 'failed', code: 'bad_answer' });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });
});

test('the source is called at most six times a minute, whatever fails and however many ask', async () => {
  const codes: FailureCode[] = ['unreachable', 'bad_answer', 'forbidden', 'rate_limited'];
  const outcomes = fc.array(fc.constantFrom(undefined, ...codes), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(outcomes, async (script) => {
      const { feed, source, clock } = setUp();
      // The shortest retry delay.
      source.retryDelayMs = 30_000;
      const asked: number[] = [];
      for (clock.ms = 0; clock.ms < 5 * MINUTE_MS; clock.ms += 1_000) {
        const before = source.calls;
        source.fails = script[before % script.length];
        await Promise.all([feed.current(), feed.lastPlayed(), feed.current()]);
        for (let call = before; call < source.calls; call++) asked.push(clock.ms);
      }
      for (const from of asked)
        expect(asked.filter((at) => at >= from && at < from + MINUTE_MS).length).toBeLessThan(7);
    }),
    { numRuns: 60 },
  );
});

test('a state is written when it begins and when it ends, not while it lasts', () => {
  const lines: string[] = [];
  const logState = createStateLog('spotify', (line) => lines.push(line));
  const failure = new MusicFailure('unreachable', 'Spotify cannot be reached.');

  logState('last-played', undefined);
  expect(lines).toHaveLength(0);
  for (let visitor = 0; visitor < 3; visitor++) logState('last-played', failure);
  expect(lines).toHaveLength(1);
  logState('last-played', undefined);
  logState('last-played', undefined);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { music: 'spotify', question: 'last-played', state: 'unreachable' },
    { music: 'spotify', question: 'last-played', state: 'ok' },
  ]);
});

function setUp() {
  const clock = { ms: 0 };
  const source = new FakeSource();
  const store = createMemoryStore(() => clock.ms);
  return { clock, source, feed: createSongFeed(source, store, () => undefined) };
}

class FakeSource implements MusicSource {
  plays: Song | undefined;
  fails: FailureCode | undefined;
  throws: Error | undefined;
  retryDelayMs: number | undefined;
  calls = 0;

  current(): Promise<Song | undefined> {
    return this.#answer(this.plays);
  }

  lastPlayed(): Promise<Song | undefined> {
    return this.#answer(song('Before', false));
  }

  #answer(answer: Song | undefined): Promise<Song | undefined> {
    this.calls++;
    if (this.throws) return Promise.reject(this.throws);
    if (this.fails)
      return Promise.reject(new MusicFailure(this.fails, 'It fails.', this.retryDelayMs));
    return Promise.resolve(answer);
  }
}

function song(title: string, isPlaying = true): Song {
  return { title, isPlaying, artist: null, songUrl: null, album: null, albumImageUrl: null };
}

async function titleOf(asked: ReturnType<ReturnType<typeof createSongFeed>['current']>) {
  const outcome = await asked;
  return outcome.kind === 'answered' ? outcome.song?.title : outcome.code;
}

async function codeOf(asked: ReturnType<ReturnType<typeof createSongFeed>['current']>) {
  const outcome = await asked;
  return outcome.kind === 'failed' ? outcome.code : outcome.song;
}
