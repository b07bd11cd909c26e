import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Looks variables up as the server would: the environment first, then `.env` of `root`. */
export function readVariables(
  root: string,
  environment: NodeJS.ProcessEnv,
): (name: string) => string | undefined {
  const path = join(root, '.env');
  const stored = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return (name) => environment[name] ?? stored[name];
}
