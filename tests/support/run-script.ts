import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Options {
  args: string[];
  /** The text on standard input. */
  typed: string;
  /** Where it runs, and where its `.env` is. */
  folder: string;
  environment: Record<string, string>;
}

interface RunningScript {
  /** The first group of the pattern, as soon as the output has it. */
  waitFor(pattern: RegExp): Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
}

/** Runs a script with only the given environment variables. */
export function runScript(script: string, options: Options): RunningScript {
  const child = spawn(process.execPath, [script, ...options.args], {
    cwd: options.folder,
    env: options.environment,
    stdio: 'pipe',
  });
  child.stdin.end(options.typed);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));

  return {
    ended,
    waitFor(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(`It ended without ${pattern}:\n${output}`)));
      look();
      return promise;
    },
  };
}
