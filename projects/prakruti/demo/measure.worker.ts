import { answerMessages } from '@/stage/answer-messages';

import { findLeaves } from './measured';
import type { Measured, MeasureRequest } from './measured';
import { writeEmptyPage, writePage } from './page';
import type { Order } from './page';

const known = new Map<string, Promise<number>>();

answerMessages(measure);

async function measure({ bytes }: MeasureRequest): Promise<Measured> {
  const found = await findLeaves(bytes, (count) => sizeOf(count, 'last'));
  // The other order is a few bytes smaller or larger; both have the same leaves.
  const fits = (await sizeOf(found, 'first')) <= bytes;
  const leaves = fits ? found : found - 1;
  const style = await compress(writeEmptyPage());
  return {
    leaves,
    style,
    words: (await sizeOf(0, 'last')) - style,
    pages: { last: await sizeOf(leaves, 'last'), first: await sizeOf(leaves, 'first') },
  };
}

function sizeOf(leaves: number, order: Order): Promise<number> {
  const key = `${order} ${leaves}`;
  const size = known.get(key) ?? compress(writePage(leaves, order));
  known.set(key, size);
  return size;
}

async function compress(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const { byteLength } = await new Response(stream).arrayBuffer();
  return byteLength;
}
