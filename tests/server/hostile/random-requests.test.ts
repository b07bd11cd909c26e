import { afterAll, expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { memoryMegabytes, openDescriptors } from '../../support/process-state';
import { sendRawAndLeave } from '../../support/raw-http';
import { randomRequest } from '../../support/random-request';
import { serveBuiltSite } from '../../support/serve-built-site';

const REQUESTS = 10_000;
const AT_ONCE = 50;
const SEED = 13;

/** More than garbage that is not collected yet, and far less than a leak over ten thousand requests. */
const MAX_GROWTH_MB = 150;

const site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
afterAll(() => site[Symbol.asyncDispose]());

test(`${REQUESTS} seeded requests get no 5xx, no file from outside, and leak neither memory nor descriptors`, async () => {
  const random = createRandom(SEED);
  const run = async (count: number) => {
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const requests = Array.from({ length: AT_ONCE }, () => randomRequest(random));
      await Promise.all(
        requests.map(async (request) => {
          const answer = (await sendRawAndLeave(site.url, request)).toString('latin1');
          const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(
            ([, status]) => status,
          );
          expect(
            statuses.filter((status) => status?.startsWith('5')),
            request,
          ).toEqual([]);
          expect(answer, request).not.toMatch(/root:x:0|"devDependencies"|\n\s+at .*:\d+:\d+/);
        }),
      );
    }
  };
  await run(REQUESTS / 10);
  const before = { descriptors: openDescriptors(site.pid), memory: memoryMegabytes(site.pid) };
  await run((REQUESTS * 9) / 10);

  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await expect
    .poll(() => openDescriptors(site.pid), { timeout: 20_000 })
    .toBeLessThanOrEqual(before.descriptors + 10);
  expect(memoryMegabytes(site.pid) - before.memory).toBeLessThan(MAX_GROWTH_MB);
  expect(site.log()).not.toContain('"error"');
}, 240_000);
