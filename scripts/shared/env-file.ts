import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const FILE = '.env';
const OWNER_ONLY = 0o600;
const QUOTES = ['"', "'", '`'] as const;

/** Sets these variables in `.env` and keeps every other line; only the owner may read the file. */
export function writeVariables(values: Record<string, string>): void {
  let lines = readFile().split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${quote(value)}`;
    const sets = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
    const place = lines.findIndex((candidate) => sets.test(candidate));
    lines = lines.filter((candidate, index) => index === place || !sets.test(candidate));
    if (place < 0) lines.push(line);
    else lines[place] = line;
  }
  // Written to a temporary file and renamed, so that a crash cannot damage the old file. The mode counts only for a new file,
  // so one that a crash has left behind goes first.
  rmSync(`${FILE}.new`, { force: true });
  writeFileSync(`${FILE}.new`, `${lines.join('\n')}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  renameSync(`${FILE}.new`, FILE);
}

function readFile(): string {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
}

function quote(value: string): string {
  if (/^[\w.@:/+-]*$/.test(value)) return value;
  const mark = QUOTES.find((candidate) => !value.includes(candidate));
  if (mark === undefined) throw new Error('A value holds every kind of quotation mark.');
  return mark + value + mark;
}
