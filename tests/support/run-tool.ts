import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The paths of the commands in node_modules. */
const TOOLS = {
  astro: 'astro/bin/astro.mjs',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
} as const;

export type Tool = keyof typeof TOOLS;

export interface Outcome {
  code: number;
  /** Everything it printed. */
  output: string;
}

/** Runs an npm command in a folder, with the environment of a build. */
export function runTool(
  cwd: string,
  tool: Tool,
  args: string[],
  variables: Record<string, string> = {},
): Promise<Outcome> {
  const command = join(process.cwd(), 'node_modules', TOOLS[tool]);
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    ...variables,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd, env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
