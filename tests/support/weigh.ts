import { expect, type Page } from '@playwright/test';

/** Transferred bytes: compressed bodies by resource type, and the total including headers. */
export type Weight = Record<
  'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image' | 'total',
  number
>;

/** Loads a page with an empty cache and adds up the transferred bytes. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, total: 0 };
  const answers = new Map<string, { kind: string; headers: number }>();
  const pending = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  session.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    const { kind, headers } = answers.get(requestId) ?? { kind: '', headers: 0 };
    if (isWeighed(kind)) weight[kind] += encodedDataLength - headers;
    weight.total += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // A busy machine may be quiet before the islands that wait for an idle moment are asked for, and before what they ask for.
  await expect(page.locator('astro-island[ssr][client="idle"], [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => pending.size).toBe(0);
  await session.detach();
  return weight;
}

function isWeighed(kind: string): kind is Exclude<keyof Weight, 'total'> {
  return ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].includes(kind);
}
