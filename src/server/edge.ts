// The Worker of the built site (`npm run build:edge`). It sees every request before the files do, and answers as the Node
// server does (src/server/create-site.ts).
import { handle } from '@astrojs/cloudflare/handler';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '@/config/endpoints';
import { headersFor, type AnswerKind } from '@/config/headers';

import { canonicalPath } from './canonical-path';
import { choosePart, isKnown } from './files/conditions';

/** Exactly these reach Astro's handler, which would answer more than the site wants. */
const ENDPOINTS = [CURRENTLY_PLAYING, LAST_PLAYED];

const NOT_FOUND = '/404';

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname;

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    if (path === '/healthz') return sendText(200, 'ok');
    if (ENDPOINTS.includes(path)) {
      const answer = handle(request, env, context);
      // Other visitors may wait for the same song, so it is fetched even when this one leaves.
      context.waitUntil(answer);
      return send(await answer, 'endpoint');
    }
    const canonical = canonicalPath(path);
    if (canonical === undefined) return sendText(400, 'That address cannot be read.');
    if (canonical !== path) {
      const headers = { Location: canonical + url.search };
      return send(new Response(null, { status: 308, headers }), 'redirect');
    }
    return sendFile();

    /** The files' own server knows neither parts nor lists of ETags, so it is only asked for the whole. */
    async function sendFile(): Promise<Response> {
      const found = await env.ASSETS.fetch(new Request(url, { method: request.method }));
      const type = found.headers.get('Content-Type') ?? 'application/octet-stream';
      if (!found.ok || path === NOT_FOUND) {
        const headers = { 'Content-Type': type };
        return send(new Response(found.body, { status: 404, headers }), 'refusal');
      }
      const asked = { headers: Object.fromEntries(request.headers) };
      const etag = found.headers.get('ETag') ?? '';
      const headers = { 'Content-Type': type, ETag: etag, 'Accept-Ranges': 'bytes' };
      if (isKnown(asked, { etag, lastModified: '' }))
        return send(new Response(null, { status: 304, headers }), 'file');
      if (!request.headers.has('Range')) return send(new Response(found.body, { headers }), 'file');

      const whole = await found.arrayBuffer();
      const size = whole.byteLength;
      const part = choosePart(asked, { etag, lastModified: '', size });
      if (part === 'whole') return send(new Response(whole, { headers }), 'file');
      if (part === 'none')
        return sendText(416, 'There is no such part.', { 'Content-Range': `bytes */${size}` });
      const { start, end } = part;
      return send(
        new Response(whole.slice(start, end + 1), {
          status: 206,
          headers: {
            ...headers,
            'Content-Range': `bytes ${start}-${end}/${size}`,
            // Said, or the network compresses the part, which then is a part of nothing.
            'Content-Encoding': 'identity',
          },
        }),
        'file',
      );
    }

    function sendText(status: number, sentence: string, more: Record<string, string> = {}) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...more };
      return send(new Response(`${sentence}\n`, { status, headers }), 'refusal');
    }

    function send(answer: Response, kind: AnswerKind): Response {
      const sent = new Response(request.method === 'HEAD' ? null : answer.body, answer);
      const added = headersFor(path, kind, { isOverTls: url.protocol === 'https:' });
      for (const [name, value] of Object.entries(added)) sent.headers.set(name, value);
      return sent;
    }
  },
};
