import { Readable, Writable } from 'node:stream';
import { format } from 'node:util';

import { vi } from 'vitest';

import { runCommand } from '../../scripts/shared/run-command';
import type { Terminal } from '../../scripts/shared/ask';

interface Options {
  args?: string[];
  /** The text on standard input. */
  typed?: string;
  /** Where it runs, and where its `.env` is. */
  folder: string;
  environment?: Record<string, string>;
}

interface CalledCommand {
  /** The first group of the pattern, as soon as the output has it. */
  waitFor: (pattern: RegExp) => Promise<string>;
  ended: Promise<{ code: number; output: string }>;
}

/**
 * Calls a command of scripts/ in this process as `npm run` would start it: in a folder, with only the given environment
 * variables. One at a time, because folder, environment and console belong to the whole process.
 */
export function callCommand(
  command: (args: string[], terminal: Terminal) => unknown,
  { args = [], typed = '', folder, environment = {} }: Options,
): CalledCommand {
  let output = '';
  const written = new EventTarget();
  const write = (text: string) => {
    output += text;
    written.dispatchEvent(new Event('text'));
  };
  const terminal: Terminal = {
    input: Readable.from([typed]),
    output: new Writable({
      write(chunk, _encoding, done) {
        write(String(chunk));
        done();
      },
    }),
  };
  const run = async () => {
    const before = { folder: process.cwd(), environment: process.env, exitCode: process.exitCode };
    const print = (...words: unknown[]) => write(`${format(...words)}\n`);
    const log = vi.spyOn(console, 'log').mockImplementation(print);
    const error = vi.spyOn(console, 'error').mockImplementation(print);
    process.chdir(folder);
    process.env = { ...environment };
    process.exitCode = 0;
    try {
      await runCommand(async (given) => {
        const answer = await command(given, terminal);
        if (typeof answer === 'string') print(answer);
      }, args);
      return { code: process.exitCode, output };
    } finally {
      process.chdir(before.folder);
      process.env = before.environment;
      process.exitCode = before.exitCode;
      log.mockRestore();
      error.mockRestore();
    }
  };
  const ended = run();
  return {
    ended,
    waitFor(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      written.addEventListener('text', look);
      void ended.then(() => reject(new Error(`It ended without ${pattern}:\n${output}`)));
      look();
      return promise;
    },
  };
}
