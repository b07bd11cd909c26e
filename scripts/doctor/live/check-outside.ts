import type { Problem } from '../finding.ts';
import { get } from './get.ts';
import { inTurn } from './in-turn.ts';

/** Statuses that mean gone. Others, such as 403 or 429, often mean only that a robot asked. */
const GONE = [404, 410];
const SERVER_ERROR = 500;

/** Asks for each address once; the result has an entry for every dead one. */
export async function findDead(addresses: Iterable<string>): Promise<Map<string, Problem>> {
  const unique = [...new Set(addresses)];
  const dead = await inTurn(unique, async (address) => ({ address, said: await ask(address) }));
  return new Map(
    dead.flatMap(({ address, said }): [string, Problem][] =>
      said === undefined
        ? []
        : [[address, { problem: `${address} ${said}`, fix: 'Correct the link, or remove it.' }]],
    ),
  );
}

async function ask(address: string): Promise<string | undefined> {
  const answer = await get(address);
  if (!answer.isReached) return `cannot be reached (${answer.reason})`;
  const isGone = GONE.includes(answer.status) || answer.status >= SERVER_ERROR;
  return isGone && answer.status !== 999 ? `answers ${answer.status}` : undefined;
}
