import { readFileSync } from 'node:fs';

import { expectNumbers } from '@tests/support/numbers';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

import { ageOverTime, GENERATION_MS, SNAPSHOT_EVERY_MS, STROKE_MS } from './figures/age-over-time';

const painted = STROKE_MS / GENERATION_MS;
const unpainted = STROKE_MS / SNAPSHOT_EVERY_MS - painted;

expectNumbers('imaginix', {
  example: ['20', '1', '0.5', '4', '8', '10'],
  standard: { '60': 'frames per second of a common screen' },
  computed: {
    '16.7': () => 1_000 / 60,
    '40': () => SNAPSHOT_EVERY_MS,
    '39': () => unpainted - 1,
    '200': () => GENERATION_MS,
    '0': () => oldestAge(SNAPSHOT_EVERY_MS) - 2 * GENERATION_MS - SNAPSHOT_EVERY_MS,
    '400': () => Math.max(...ageOverTime(GENERATION_MS).map(([, age]) => age)),
    '420': () => oldestAge(20),
    '440': () => oldestAge(SNAPSHOT_EVERY_MS),
    '1,640': () => ageOverTime(SNAPSHOT_EVERY_MS).at(-1)?.[1] ?? 0,
  },
});

/** The oldest shown picture of the latest-only rule, over every phase of the model, in whole ms. */
function oldestAge(snapshotEvery: number) {
  let oldest = 0;
  for (let phase = 0; phase < snapshotEvery; phase += 1) {
    for (let freeMs = phase + 1_000; freeMs <= phase + 5_000; freeMs += GENERATION_MS) {
      // A model that is free at the very moment of a snapshot takes the one before it.
      const taken = (Math.ceil(freeMs / snapshotEvery) - 1) * snapshotEvery;
      oldest = Math.max(oldest, freeMs + 2 * GENERATION_MS - taken);
    }
  }
  return oldest;
}

type LatestOnly = (
  generate: (snapshot: number, signal: AbortSignal) => Promise<number>,
  show: (picture: number) => void,
  giveUp: (problem: unknown) => void,
  deadlineMs: number,
) => (snapshot: number) => Promise<void>;

describe('the rule in code', () => {
  let latestOnly: LatestOnly;

  beforeAll(async () => {
    const source = readFileSync('projects/imaginix/imaginix.mdx', 'utf8');
    const printed = /^```ts\n([\s\S]*?)^```/m.exec(source)?.[1] ?? '';
    const code = ts.transpile(`${printed}\nexport { latestOnly };`, {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    });
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { latestOnly: LatestOnly };
    latestOnly = module.latestOnly;
  });

  /** Offers snapshots while the first is being painted; these attempts fail, counted from 0. */
  async function paint(snapshots: number[], failing: number[]) {
    const asked: number[] = [];
    const shown: number[] = [];
    const problems: unknown[] = [];
    const offer = latestOnly(
      (snapshot) => {
        const fails = failing.includes(asked.push(snapshot) - 1);
        return fails ? Promise.reject(new Error('busy')) : Promise.resolve(snapshot);
      },
      (picture) => shown.push(picture),
      (problem) => problems.push(problem),
      60_000,
    );
    await Promise.all(snapshots.map(offer));
    await offer(0);
    return { asked: asked.slice(0, -1), shown: shown.slice(0, -1), problems: problems.length };
  }

  test('paints the first and the newest, and skips what came between', async () => {
    expect(await paint([1, 2, 3], [])).toEqual({ asked: [1, 3], shown: [1, 3], problems: 0 });
  });

  test('forgets a failed snapshot when a newer one waits', async () => {
    expect(await paint([1, 2, 3], [0])).toEqual({ asked: [1, 3], shown: [3], problems: 0 });
  });

  test('tries the last snapshot once more', async () => {
    expect(await paint([1, 2], [1])).toEqual({ asked: [1, 2, 2], shown: [1, 2], problems: 0 });
  });

  test('gives up after the second failure, and takes the next snapshot', async () => {
    expect(await paint([1], [0, 1])).toEqual({ asked: [1, 1], shown: [], problems: 1 });
  });

  test('a request that never ends is aborted, tried once more and given up', async () => {
    let asked = 0;
    const problems: unknown[] = [];
    const offer = latestOnly(
      (_, signal) => {
        asked += 1;
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
      () => undefined,
      (problem) => problems.push(problem),
      1,
    );
    await offer(1);
    expect(asked).toBe(2);
    expect(problems).toMatchObject([{ name: 'TimeoutError' }]);
  });

  test.each(['show', 'giveUp'])('goes on with the next snapshot when %s throws', async (broken) => {
    const shown: number[] = [];
    const breakAt = (place: string, snapshot: number) => {
      if (place === broken && snapshot === 1) throw new Error('broken');
    };
    const offer = latestOnly(
      (snapshot) =>
        broken === 'giveUp' && snapshot === 1
          ? Promise.reject(new Error('busy'))
          : Promise.resolve(snapshot),
      (picture) => {
        breakAt('show', picture);
        shown.push(picture);
      },
      () => breakAt('giveUp', 1),
      60_000,
    );
    await expect(offer(1)).rejects.toThrow('broken');
    await offer(2);
    expect(shown).toEqual([2]);
  });
});
