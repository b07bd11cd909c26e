import { elementAt } from '@/lib/element-at';

import {
  dropBlock,
  forgeSignature,
  lieAbout,
  numbersAfter,
  rewrite,
  swapBlocks,
  withNumbers,
} from './attacks';
import { forgeSerial, merkleRoot } from './boxes';
import { createJourney } from './journey';
import type { Journey } from './journey';
import { ROLES } from './ledger';
import type { Ledger, Role } from './ledger';
import type { Settings } from './settings';
import { createRoleKeys, publicKeysOf } from './signing';
import type { PublicKeys, RoleKeys } from './signing';
import { verifyLedger, verifySums } from './verify';
import type { Verdict } from './verify';

/** One batch's journey, with the keys that wrote it. */
export interface Road {
  readonly keys: RoleKeys;
  /** What the reader knows; it never sees the private halves. */
  readonly publicKeys: PublicKeys;
  readonly journey: Journey;
}

export type Doing = Pick<Settings, 'at' | 'to' | 'as' | 'kept' | 'crime'>;

/** A record as a reader finds it, and what that reader makes of it. */
export interface Found {
  readonly ledger: Ledger;
  readonly verdict: Verdict;
}

/** New keys, and the story of the seed written with them. */
export async function buildRoad(seed: number): Promise<Road> {
  const keys = await createRoleKeys();
  return { keys, publicKeys: publicKeysOf(keys), journey: await createJourney(keys, seed) };
}

/** Does what the settings say to the record, and lets a reader read it. */
export async function readRun(road: Road, doing: Doing): Promise<Found> {
  if (doing.kept === 'list') return readList(road.journey.ledger, doing);
  const ledger = await commit(road, doing);
  return { ledger, verdict: await verifyLedger(ledger, road.publicKeys) };
}

/** Reads each run once: a lie is written and signed one time, however often somebody looks at it. */
export function createReader(road: Road): (doing: Doing) => Promise<Found> {
  const read = new Map<string, Promise<Found>>();
  return ({ at, to, as, kept, crime }) => {
    const run = [at, to, as, kept, crime].join(' ');
    const found = read.get(run) ?? readRun(road, { at, to, as, kept, crime });
    read.set(run, found);
    return found;
  };
}

/** The same lie in a plain list, where the later lines are changed to match for free. */
export function readList(honest: Ledger, { at, to }: Pick<Doing, 'at' | 'to'>): Found {
  const numbers = honest.blocks.map(({ content }) => content.event.quantity);
  const ledger = withNumbers(honest, numbersAfter(numbers, at, to));
  return { ledger, verdict: verifySums(ledger) };
}

/** Whose key a forger uses: never the one that would be right. */
export function forgerOf(role: Role): Role {
  return elementAt(
    ROLES.filter((other) => other !== role),
    0,
  );
}

async function commit({ journey, keys }: Road, { at, to, as, crime }: Doing): Promise<Ledger> {
  const { ledger, serials } = journey;
  if (crime === 'drop') return dropBlock(ledger, at);
  if (crime === 'swap') return swapBlocks(ledger, ...neighboursAt(at, ledger));
  if (crime === 'forge') {
    const { role } = elementAt(ledger.blocks, at).content;
    return forgeSignature(ledger, at, keys[forgerOf(role)]);
  }
  if (crime === 'root') {
    const boxesRoot = await merkleRoot([...serials, forgeSerial(journey)]);
    return rewrite(ledger, keys, { from: 0, as }, (content) =>
      content.event.kind === 'manufactured'
        ? { ...content, event: { ...content.event, boxesRoot } }
        : content,
    );
  }
  const isHonest = elementAt(ledger.blocks, at).content.event.quantity === to;
  return isHonest ? ledger : lieAbout(ledger, keys, { at, to, as });
}

/** The last block has nobody behind it, so it changes places with the one before. */
export function neighboursAt(at: number, { blocks }: Ledger): [one: number, other: number] {
  const one = Math.min(at, blocks.length - 2);
  return [one, one + 1];
}
