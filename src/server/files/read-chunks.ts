import { open } from 'node:fs/promises';

import type { Part } from './conditions.ts';
import type { Variant } from './site-file.ts';

const CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of a range. The file is open only while a chunk is read, so that slow or vanished visitors hold no file
 * descriptor. Throws when the file has changed since its headers were sent.
 */
export async function* readChunks(variant: Variant, { start, end }: Part): AsyncGenerator<Buffer> {
  for (let position = start; position <= end; position += CHUNK_BYTES) {
    yield await readChunk(variant, position, Math.min(CHUNK_BYTES, end - position + 1));
  }
}

async function readChunk(variant: Variant, position: number, length: number): Promise<Buffer> {
  await using file = await open(variant.source.path);
  const { mtime } = await file.stat();
  const chunk = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(chunk, 0, length, position);
  if (bytesRead < length || mtime.toUTCString() !== variant.lastModified)
    throw new Error('The file changed while it was sent.');
  return chunk;
}
