import { attackQuery, parseAttack } from './attack';
import type { Attack } from './attack';

/** The story's seed, the box in the visitor's hand (from 1), and what has been done to the ledger. */
export interface Settings {
  readonly seed: number;
  readonly box: number;
  readonly attack: Attack | undefined;
}

const DEFAULT = { seed: 1, box: 7 };

/** Reads a shared address; anything that makes no sense is left out. */
export function parseSettings(query: URLSearchParams): Settings {
  return {
    seed: wholeIn(query, 'seed', 0) ?? DEFAULT.seed,
    box: wholeIn(query, 'box', 1) ?? DEFAULT.box,
    attack: parseAttack(query),
  };
}

/** The inverse of `parseSettings`. */
export function toQuery({ seed, box, attack }: Settings): Record<string, string> {
  return { seed: String(seed), box: String(box), ...attackQuery(attack) };
}

function wholeIn(query: URLSearchParams, key: string, least: number): number | undefined {
  const text = query.get(key) ?? '';
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) && number >= least ? number : undefined;
}
