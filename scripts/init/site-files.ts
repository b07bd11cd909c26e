import { existsSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** What a YAML file holds; undefined when there is none. */
export function readYaml(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

/** A parsed value as an object; empty when it is something else. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A parsed value as a list; empty when it is something else. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
