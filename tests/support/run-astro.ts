import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Outcome {
  code: number;
  /** Everything it printed. */
  output: string;
}

/** Runs Astro's command line in a folder, as a build would. */
export function runAstro(cwd: string, args: string[]): Promise<Outcome> {
  const astro = join(process.cwd(), 'node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    NODE_ENV: 'production',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [astro, ...args], { cwd, env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
