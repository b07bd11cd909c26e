import { open } from 'node:fs/promises';

import type { Part } from './conditions.ts';
import type { Form } from './site-file.ts';

/** Bytes read at once. */
const PIECE_BYTES = 64 * 1024;

/**
 * The bytes of a part. The file is open only while a piece is read: a visitor who reads slowly, or goes away, holds no
 * descriptor. Throws when the file is no longer what its headers said.
 */
export async function* readPieces(form: Form, { start, end }: Part): AsyncGenerator<Buffer> {
  for (let position = start; position <= end; position += PIECE_BYTES) {
    yield await readPiece(form, position, Math.min(PIECE_BYTES, end - position + 1));
  }
}

async function readPiece(form: Form, position: number, length: number): Promise<Buffer> {
  await using file = await open(form.source.path);
  const { mtime } = await file.stat();
  const piece = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(piece, 0, length, position);
  if (bytesRead < length || mtime.toUTCString() !== form.lastModified)
    throw new Error('The file changed while it was sent.');
  return piece;
}
