import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.env';

/** Reads a variable as the server would: the environment first, then `.env`. */
export function readVariable(name: string): string | undefined {
  return (
    process.env[name] ?? (existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8'))[name] : undefined)
  );
}
