import { describe, expect, test } from 'vitest';

import { createSongFeed, type Journal } from './song-feed.server';
import { MusicFailure, type FailureCode } from './sources/failure';
import type { MusicSource, Song } from './sources/song';

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
    ['unreachable', 10_000],
    ['timed_out', 10_000],
    ['bad_answer', 10_000],
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
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'bad_answer' } });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });
});

function setUp(journal: Journal = () => undefined) {
  const clock = { ms: 0 };
  const source = new FakeSource();
  return { clock, source, feed: createSongFeed(source, () => clock.ms, journal) };
}

class FakeSource implements MusicSource {
  plays: Song | undefined;
  fails: FailureCode | undefined;
  throws: Error | undefined;
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
    if (this.fails) return Promise.reject(new MusicFailure(this.fails, 'It fails.'));
    return Promise.resolve(answer);
  }
}

function song(title: string, isPlaying = true): Song {
  return { title, isPlaying, artist: null, songUrl: null, album: null, albumImageUrl: null };
}

async function titleOf(asked: ReturnType<ReturnType<typeof createSongFeed>['current']>) {
  const outcome = await asked;
  return outcome.kind === 'answered' ? outcome.song?.title : outcome.failure;
}

async function codeOf(asked: ReturnType<ReturnType<typeof createSongFeed>['current']>) {
  const outcome = await asked;
  return outcome.kind === 'failed' ? outcome.failure.code : outcome.song;
}
