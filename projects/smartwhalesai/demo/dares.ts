import { flipCase } from './checksum';
import { settings } from './settings';
import { CHAINS, WALLET } from './wallet';

/** A letter that stands apart enough to be found: the twelfth. */
const FLIPPED = 11;

/** Three runs worth seeing. All but the first have every plug in, so that each shows one thing. */
export const DARES = [
  { name: 'Unplug all six', query: queryOf({ out: CHAINS.map(({ id }) => id) }) },
  { name: 'Drop in a fake USDC', query: queryOf({ out: [], fake: true, approach: 'naive' }) },
  { name: 'Flip one letter', query: queryOf({ out: [], address: flipCase(WALLET, FLIPPED) }) },
] as const;

function queryOf(changes: Partial<typeof settings.start>): string {
  return `?${settings.write({ ...settings.start, ...changes })}`;
}
