// The Cloudflare Worker of the built site (`npm run build:edge`). It gets every request before the static files do, and
// answers like the Node server (src/server/create-site.ts).
import { handle } from '@astrojs/cloudflare/handler';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '@/config/endpoints';
import { headersFor, type AnswerKind } from '@/config/headers';

import { canonicalPath } from './canonical-path';
import { askedRange, choosePart, isNotModified } from './files/conditions';

/** Only these reach Astro's handler, which also has routes the site does not want. */
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
      // Other visitors share the result, so the request is finished even when this visitor disconnects.
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

    /** The assets binding supports neither ranges nor lists of ETags, so it is always asked for the whole file. */
    async function sendFile(): Promise<Response> {
      const found = await env.ASSETS.fetch(new Request(url, { method: request.method }));
      const type = found.headers.get('Content-Type') ?? 'application/octet-stream';
      if (!found.ok || path === NOT_FOUND) {
        const headers = { 'Content-Type': type };
        return send(new Response(found.body, { status: 404, headers }), 'not-found');
      }
      const conditional = {
        method: request.method,
        headers: Object.fromEntries(request.headers),
      };
      const etag = found.headers.get('ETag') ?? '';
      const headers = { 'Content-Type': type, ETag: etag, 'Accept-Ranges': 'bytes' };
      if (isNotModified(conditional, { etag, lastModified: '' }))
        return send(new Response(null, { status: 304, headers }), 'file');
      if (askedRange(conditional) === undefined)
        return send(new Response(found.body, { headers }), 'file');

      const whole = await found.arrayBuffer();
      const size = whole.byteLength;
      const part = choosePart(conditional, { etag, lastModified: '', size });
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
            // Otherwise Cloudflare compresses the part, and its byte range no longer matches.
            'Content-Encoding': 'identity',
          },
        }),
        'file',
      );
    }

    function sendText(status: number, sentence: string, more: Record<string, string> = {}) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...more };
      return send(new Response(`${sentence}\n`, { status, headers }), 'text');
    }

    function send(answer: Response, kind: AnswerKind): Response {
      const sent = new Response(request.method === 'HEAD' ? null : answer.body, answer);
      const added = headersFor(path, kind, { isOverTls: url.protocol === 'https:' });
      for (const [name, value] of Object.entries(added)) sent.headers.set(name, value);
      return sent;
    }
  },
};
