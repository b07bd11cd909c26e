import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Reads a variable as the server would: the environment first, then `.env` of `root`. */
export function readVariable(
  name: string,
  root = '.',
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const file = join(root, '.env');
  return (
    environment[name] ?? (existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined)
  );
}
