import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

import { merkleRoot } from './boxes';
import { RECORDER, appendBlock, sealBlocks } from './ledger';
import type { Block, Ledger, LedgerEvent } from './ledger';
import type { RoleKeys } from './signing';

export interface Journey {
  readonly ledger: Ledger;
  readonly batch: string;
  /** Printed on the boxes; the ledger knows only their Merkle root. */
  readonly serials: readonly string[];
}

/** Generic names of common medicines; the seed decides which one travels. */
const DRUGS = [
  'Paracetamol 500 mg',
  'Amoxicillin 250 mg',
  'Metformin 500 mg',
  'Salbutamol 100 mcg',
];

const FEWEST_BOXES = 24;
const MOST_BOXES = 60;
const BOXES_INSPECTED = 5;
const LONGEST_WAIT_DAYS = 4;

/**
 * One batch from the factory to the patients, recorded by the three roles and sealed.
 * The seed fixes what happens; signatures and hashes differ each time, because the keys do.
 */
export async function createJourney(keys: RoleKeys, seed: number): Promise<Journey> {
  const random = createRandom(seed);
  const batch = `B-${drawDigits(random, 5)}`;
  const serials = drawSerials(batch, random);
  const drug = elementAt(DRUGS, randomIndex(random, DRUGS.length));
  const events = tellStory(batch, drug, serials.length, await merkleRoot(serials));
  let blocks: Block[] = [];
  let step = 0;
  for (const event of events) {
    step += 1 + randomIndex(random, LONGEST_WAIT_DAYS);
    const role = RECORDER[event.kind];
    blocks = await appendBlock(blocks, keys[role], { role, step, event });
  }
  return { ledger: { blocks, seal: await sealBlocks(blocks, keys.regulator) }, batch, serials };
}

function tellStory(batch: string, drug: string, boxes: number, boxesRoot: string): LedgerEvent[] {
  const half = Math.floor(boxes / 2);
  return [
    { kind: 'manufactured', batch, quantity: boxes, place: 'Factory line', drug, boxesRoot },
    { kind: 'inspected', batch, quantity: BOXES_INSPECTED, place: 'Factory store' },
    { kind: 'shipped', batch, quantity: boxes, place: 'Factory gate' },
    { kind: 'received', batch, quantity: boxes, place: 'Hospital pharmacy' },
    { kind: 'inspected', batch, quantity: BOXES_INSPECTED, place: 'Hospital pharmacy' },
    { kind: 'dispensed', batch, quantity: half, place: 'Outpatient counter' },
    { kind: 'dispensed', batch, quantity: boxes - half, place: 'Inpatient ward' },
  ];
}

/** Numbered, plus drawn digits, so that counting on from one box does not give the next. */
function drawSerials(batch: string, random: Random): string[] {
  const count = FEWEST_BOXES + randomIndex(random, MOST_BOXES - FEWEST_BOXES + 1);
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return `${batch}-${number}-${drawDigits(random, 4)}`;
  });
}

function drawDigits(random: Random, digits: number): string {
  return String(randomIndex(random, 10 ** digits)).padStart(digits, '0');
}
