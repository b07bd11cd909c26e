// The Cloudflare Worker of the built site (`npm run build:edge`). It gets every request before the static files do, and
// answers like the Node server (src/server/create-site.ts).
import { handle } from '@astrojs/cloudflare/handler';

import { headersFor, type AnswerKind } from '@/config/headers';

import { askedRange, checkConditions, choosePart, type Part } from './files/conditions';
import { NOT_FOUND, readAddress } from './read-address';

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname;

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    if (path === '/healthz') return sendText(200, 'ok');

    const asked = readAddress(path);
    switch (asked.kind) {
      case 'file':
        return sendFile(asked.address);
      case 'endpoint': {
        const answer = handle(new Request(new URL(asked.address, url), request), env, context);
        // Other visitors share the result, so the request is finished even when this visitor disconnects.
        context.waitUntil(answer);
        return send(await answer, 'endpoint');
      }
      case 'redirect': {
        const headers = { Location: asked.path + url.search };
        return send(new Response(null, { status: 308, headers }), 'redirect');
      }
      case 'unreadable':
        return sendText(400, 'That address cannot be read.');
      case 'nothing':
        return sendNotFound();
    }

    async function sendFile(address: string): Promise<Response> {
      const found = await findFile(address);
      if (!found) return sendNotFound();
      const sendPart = (answer: Response) => send(answer, 'file', address);
      const conditional = {
        method: request.method,
        headers: Object.fromEntries(request.headers),
      };
      const etag = found.headers.get('ETag') ?? '';
      const headers = { 'Content-Type': typeOf(found), ETag: etag, 'Accept-Ranges': 'bytes' };
      const version = { etag, lastModified: '' };
      const condition = checkConditions(conditional, version);
      if (condition === 'known') return sendPart(new Response(null, { status: 304, headers }));
      if (condition === 'other') return sendText(412, 'There is another version here now.');
      if (askedRange(conditional) === undefined)
        return sendPart(new Response(found.body, { headers }));

      // The binding does not say how long a file is, so it is read twice: once to count, once to send.
      const size = await countBytes(found);
      const whole = (await findFile(address))?.body;
      const part = choosePart(conditional, { ...version, size });
      if (part === 'whole') return sendPart(new Response(whole, { headers }));
      if (part === 'none')
        return sendText(416, 'There is no such part.', { 'Content-Range': `bytes */${size}` });
      const { start, end } = part;
      return sendPart(
        new Response(whole && cut(whole, part), {
          status: 206,
          headers: {
            ...headers,
            'Content-Length': String(end - start + 1),
            'Content-Range': `bytes ${start}-${end}/${size}`,
            // Otherwise Cloudflare compresses the part, and its byte range no longer matches.
            'Content-Encoding': 'identity',
          },
        }),
      );
    }

    /**
     * The whole file at a decoded address. The binding knows neither ranges nor lists of ETags, and it redirects other spellings of
     * an address, which are nothing here.
     */
    async function findFile(address: string): Promise<Response | undefined> {
      const encoded = address.split('/').map(encodeURIComponent).join('/');
      const file = new URL(encoded, url);
      // An address with `..` in it would lead to another file.
      if (file.pathname !== encoded) return undefined;
      const { method } = request;
      const found = await env.ASSETS.fetch(new Request(file, { method, redirect: 'manual' }));
      return found.status === 200 ? found : undefined;
    }

    async function sendNotFound(): Promise<Response> {
      const page = await findFile(NOT_FOUND);
      const headers = { 'Content-Type': page ? typeOf(page) : 'text/plain' };
      return send(new Response(page?.body, { status: 404, headers }), 'not-found');
    }

    function sendText(status: number, sentence: string, more: Record<string, string> = {}) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...more };
      return send(new Response(`${sentence}\n`, { status, headers }), 'text');
    }

    function send(answer: Response, kind: AnswerKind, address = path): Response {
      const sent = new Response(request.method === 'HEAD' ? null : answer.body, answer);
      const added = headersFor(address, kind, { isOverTls: url.protocol === 'https:' });
      for (const [name, value] of Object.entries(added)) sent.headers.set(name, value);
      return sent;
    }
  },
};

function typeOf(file: Response): string {
  return file.headers.get('Content-Type') ?? 'application/octet-stream';
}

async function countBytes({ body }: Response): Promise<number> {
  let count = 0;
  for await (const { byteLength } of body ?? []) count += byteLength;
  return count;
}

/** A part of a stream. What comes before it is read and dropped, what comes after it is not read. */
function cut(whole: ReadableStream<Uint8Array>, { start, end }: Part): ReadableStream<Uint8Array> {
  let position = 0;
  return whole.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const wanted = chunk.subarray(
          Math.max(0, start - position),
          Math.max(0, end + 1 - position),
        );
        position += chunk.byteLength;
        if (wanted.byteLength > 0) controller.enqueue(wanted);
        if (position > end) controller.terminate();
      },
    }),
  );
}
