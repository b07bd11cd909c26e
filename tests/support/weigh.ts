import type { Page } from '@playwright/test';

/** Bytes on the wire, by kind of resource, headers included. */
export type Weight = Record<
  'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image' | 'total',
  number
>;

/** Loads a page with an empty cache and adds up what travelled. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, total: 0 };
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    if (isWeighed(kind)) weight[kind] += encodedDataLength;
    weight.total += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await session.detach();
  return weight;
}

function isWeighed(kind: string): kind is Exclude<keyof Weight, 'total'> {
  return ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].includes(kind);
}
