import { existsSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { lookup } from 'mrmime';

export interface StaticHost extends AsyncDisposable {
  /** The address of the home page, without a slash at its end. */
  url: string;
  /** Paths that it had no file for. */
  missing: string[];
}

interface Rule {
  /** What a path starts and ends with. */
  start: string;
  end: string;
  removed: string[];
  headers: [name: string, value: string][];
}

/**
 * Serves a folder as static hosts do: `/about` is about.html, what is missing is 404.html, `_headers` is obeyed, and nothing is
 * computed. `base` is the folder of the host that the site is published in.
 */
export async function serveStatically(folder: string, base = ''): Promise<StaticHost> {
  const missing: string[] = [];
  const headersOf = readHeadersFile(join(folder, '_headers'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isInside = pathname.startsWith(`${base}/`);
    const found = isInside ? findFile(folder, decodeURI(pathname.slice(base.length))) : undefined;
    if (found === undefined) missing.push(pathname);
    const file = found ?? join(folder, '404.html');
    const type = lookup(file) ?? 'application/octet-stream';
    for (const [name, value] of [['Content-Type', type] as const, ...headersOf(pathname)])
      response.setHeader(name, value);
    response.writeHead(found === undefined ? 404 : 200);
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    missing,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function findFile(folder: string, path: string): string | undefined {
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** What a `_headers` file asks for, as a function of the path. */
export function readHeadersFile(file: string): (path: string) => Map<string, string> {
  const rules = readRules(file);
  return (path) => {
    const headers = new Map<string, string>();
    for (const { start, end, removed, headers: added } of rules) {
      if (!path.startsWith(start) || !path.endsWith(end)) continue;
      for (const name of removed) headers.delete(name);
      for (const [name, value] of added) headers.set(name, value);
    }
    return headers;
  };
}

/** The syntax that Netlify and Cloudflare share: a pattern, then indented headers, `!` before one that is removed. */
function readRules(file: string): Rule[] {
  const blocks = readFileSync(file, 'utf8').trim().split(/\n\n+/);
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const [start = '', end = ''] = pattern.split('*');
    const entries = lines.map((line) => line.trim());
    return {
      start,
      end,
      removed: entries.filter((line) => line.startsWith('! ')).map((line) => line.slice(2)),
      headers: entries
        .filter((line) => !line.startsWith('! '))
        .map((line): [string, string] => {
          const end = line.indexOf(': ');
          return [line.slice(0, end), line.slice(end + 2)];
        }),
    };
  });
}
