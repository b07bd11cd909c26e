import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA = join(import.meta.dirname, '../../../src/collections/projects.schema.ts');

/** The tags that a project may have; undefined when any is allowed. Node cannot load the schema, so its text is read. */
export function readTags(): string[] | undefined {
  if (!existsSync(SCHEMA)) return undefined;
  const [, list] = /\bTAGS = \[([^\]]*)\]/.exec(readFileSync(SCHEMA, 'utf8')) ?? [];
  return list === undefined
    ? undefined
    : [...list.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag);
}
