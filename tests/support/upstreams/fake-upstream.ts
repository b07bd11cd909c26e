import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** One scripted answer. Unset: status 200, no body, at once. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  delayMs?: number;
  /** Instead of a complete answer: none at all, a connection reset, or half of the body. */
  fault?: 'hang' | 'reset' | 'cut';
}

interface Received {
  /** Method and path, such as `POST /api/token`. */
  route: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
}

/** Answers in turn, the last one repeatedly; or a function of the request. */
export type Script = Reply | Reply[] | ((request: Received) => Reply);

export interface FakeUpstream extends AsyncDisposable {
  url: string;
  received: Received[];
  countOf(route: string): number;
  /** Replaces the answers of a route while the site runs. */
  script(route: string, script: Script): void;
}

/** A fake external service over real HTTP, with scripted answers. */
export async function startFakeUpstream(routes: Record<string, Script>): Promise<FakeUpstream> {
  const scripts = new Map(Object.entries(routes));
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void receive(request).then((arrived) => {
      received.push(arrived);
      return send(response, nextReply(scripts, arrived));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    countOf: (route) => received.filter((request) => request.route === route).length,
    script: (route, script) => void scripts.set(route, script),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? '/', 'http://fake');
  return {
    route: `${request.method ?? ''} ${url.pathname}`,
    query: url.searchParams,
    authorization: request.headers.authorization,
    body: await text(request),
  };
}

function nextReply(scripts: Map<string, Script>, request: Received): Reply {
  const script = scripts.get(request.route);
  if (script === undefined) return { status: 418, text: 'The fake has no such route.' };
  if (typeof script === 'function') return script(request);
  if (!Array.isArray(script)) return script;
  return (script.length > 1 ? script.shift() : script[0]) ?? {};
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  const { status = 200, headers = {}, json, text = '', delayMs = 0, fault } = reply;
  if (delayMs > 0) await pause(delayMs);
  if (fault === 'hang') return;
  if (fault === 'reset') return void response.socket?.resetAndDestroy();
  const body = json === undefined ? text : JSON.stringify(json);
  const type = json === undefined ? 'text/plain' : 'application/json';
  const length = status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { 'Content-Type': type, ...length, ...headers });
  if (fault !== 'cut') return void response.end(body);
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}
