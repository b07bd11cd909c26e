import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { BuiltSite } from './serve-built-site';

interface Host {
  process: ChildProcess;
  /** What it has written since its Worker started. */
  lines: string[];
  /** One promise for all questions: a listener for each would never be removed. */
  ended: Promise<[null]>;
}

/** Hosts without a Worker, for reuse by the next test. */
const idle: Host[] = [];

/** Starts the site as a Worker on a free port, with only these environment variables. */
export async function serveEdgeSite(
  environment: Record<string, string> = {},
): Promise<Pick<BuiltSite, 'url' | 'log'> & AsyncDisposable> {
  const host = idle.pop() ?? startHost();
  host.lines.length = 0;
  const url = await send(host, environment);
  if (url === null) throw new Error(`The Worker did not start:\n${host.lines.join('\n')}`);
  const { lines } = host;
  const log = () => lines.join('\n');
  return {
    url,
    log,
    async [Symbol.asyncDispose]() {
      await send(host, 'stop');
      idle.push(host);
    },
  };
}

function startHost(): Host {
  const host = fork('tests/support/edge-host.ts', {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [host.stdout, host.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line));
  }
  return { process: host, lines, ended: once(host, 'exit').then(() => [null]) };
}

/** Resolves with the address of the Worker, or with null when there is none. */
async function send(host: Host, message: Record<string, string> | 'stop'): Promise<string | null> {
  host.process.send(message);
  const [answer]: unknown[] = await Promise.race([once(host.process, 'message'), host.ended]);
  return typeof answer === 'string' ? answer : null;
}
