import { describe, expect, test } from 'vitest';

import fc from 'fast-check';

import { createJournal, createSongFeed } from './song-feed.server';
import { MusicFailure, type FailureCode, type MusicSource, type Song } from './sources/source';
import { createMemoryStore } from './store.server';

const MINUTE_MS = 60_000;

describe('what is told is never old', () => {
  test('a new song is told after fifteen seconds, however many ask', async () => {
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

  test('a song that stopped is not said to play for longer than that', async () => {
    const { feed, source, clock } = setUp();
    source.plays = song('First');
    await feed.current();
    source.plays = undefined;
    clock.ms = 15_000;
    expect(await titleOf(feed.current())).toBeUndefined();
  });

  test('a song is not told on while the source fails', async () => {
    const { feed, source, clock } = setUp();
    source.plays = song('First');
    await feed.current();
    source.fails = 'unreachable';
    clock.ms = 15_000;
    expect(await codeOf(feed.current())).toBe('unreachable');
  });

  test('history is asked for once a minute', async () => {
    const { feed, source, clock } = setUp();
    for (clock.ms = 0; clock.ms < MINUTE_MS; clock.ms += 1_000) await feed.lastPlayed();
    expect(source.calls).toBe(1);
    await feed.lastPlayed();
    expect(source.calls).toBe(2);
  });

  test('an hour of ten thousand visitors costs what one visitor costs', async () => {
    const costOf = async (visitors: number) => {
      const { feed, source, clock } = setUp();
      for (clock.ms = 0; clock.ms < 60 * MINUTE_MS; clock.ms += 15_000)
        await Promise.all(Array.from({ length: visitors }, () => feed.current()));
      return source.calls;
    };
    expect(await costOf(10_000)).toBe(await costOf(1));
  });
});

describe('a failing source gets its rest', () => {
  const rests: [FailureCode, number][] = [
    ['unreachable', 30_000],
    ['timed_out', 30_000],
    ['bad_answer', 30_000],
    ['forbidden', MINUTE_MS],
    ['rate_limited', MINUTE_MS],
    ['grant_refused', 5 * MINUTE_MS],
  ];
  test.each(rests)('%s for %i ms, and then it may recover', async (code, restMs) => {
    const { feed, source, clock } = setUp();
    source.fails = code;
    expect(await codeOf(feed.current())).toBe(code);
    source.fails = undefined;
    source.plays = song('Back');
    clock.ms = restMs - 1;
    expect(await codeOf(feed.current())).toBe(code);
    expect(source.calls).toBe(1);
    clock.ms = restMs;
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

  test('an error nobody foresaw is a failure without its text', async () => {
    const { feed, source } = setUp();
    source.throws = new Error('secret');
    const outcome = await feed.current();
    expect(outcome).toMatchObject({ kind: 'failed', code: 'bad_answer' });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });
});

test('whatever fails, and however many ask both questions, the source is asked six times a minute at most', async () => {
  const codes: FailureCode[] = ['unreachable', 'bad_answer', 'forbidden', 'rate_limited'];
  const outcomes = fc.array(fc.constantFrom(undefined, ...codes), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(outcomes, async (script) => {
      const { feed, source, clock } = setUp();
      // No failure stands for less.
      source.holdMs = 30_000;
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
  const journal = createJournal('spotify', (line) => lines.push(line));
  const failure = new MusicFailure('unreachable', 'Spotify cannot be reached.');

  journal('last-played', undefined);
  expect(lines).toHaveLength(0);
  for (let visitor = 0; visitor < 3; visitor++) journal('last-played', failure);
  expect(lines).toHaveLength(1);
  journal('last-played', undefined);
  journal('last-played', undefined);
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
  holdMs: number | undefined;
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
    if (this.fails) return Promise.reject(new MusicFailure(this.fails, 'It fails.', this.holdMs));
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
