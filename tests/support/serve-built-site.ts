import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { withoutEnvFile } from '../../scripts/setup/ignore-env-file.js';

const READY = /^Press Play is ready at (http:\S+)$/;

const SERVER = [process.execPath, 'src/server/main.ts'];

export interface BuiltSite extends AsyncDisposable {
  url: string;
  /** Of the started command, which may be a parent of the server. */
  pid: number;
  /** Everything the server has written so far. */
  log(): string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/**
 * Starts the server of the built site on a free port, with only these environment variables. Command and folder can be
 * replaced.
 */
export async function serveBuiltSite(
  environment: Record<string, string> = {},
  [program = '', ...args]: string[] = SERVER,
  folder = '.',
): Promise<BuiltSite> {
  const server = spawn(program, args, {
    // The compile cache makes each start a third faster.
    env: {
      ...withoutEnvFile(),
      PORT: '0',
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
    // A group of its own, as in a terminal: Ctrl+C goes to npm, to its shell and to the server.
    detached: program === 'npm',
  });
  const lines: string[] = [];
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [server.stdout, server.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      const url = READY.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
  }
  const ended = once(server, 'exit').then(() => server.exitCode);
  void ended.then(() => reject(new Error(`The server did not start:\n${lines.join('\n')}`)));

  return {
    url: await ready,
    pid: server.pid ?? 0,
    log: () => lines.join('\n'),
    ended,
    async [Symbol.asyncDispose]() {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
      await ended;
    },
  };
}
