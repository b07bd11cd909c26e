import { existsSync, readFileSync } from 'node:fs';

/**
 * An empty value for each variable in the owner's `.env`. A variable of the environment wins over a line of that file, so
 * a command that gets these reads none of them.
 * @returns {Record<string, string>}
 */
export function withoutEnvFile() {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  // As text, because the parser of `.env` is missing in the oldest Node that may run this.
  const names = [...file.matchAll(/^\s*(?:export\s+)?(\w+)\s*=/gm)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** The tests look at a site at the root of its host and without an account, whatever the owner has set. */
export function ignoreEnvFile() {
  Object.assign(process.env, { ...withoutEnvFile(), ...process.env, BASE: '', STYLEGUIDE: '' });
}
