import type { Ledger } from './block';
import type { Journey } from './journey';
import { climb, proveMembership } from './merkle';
import type { MerkleProof } from './merkle';
import { forgeSerial } from './read-run';
import type { Settings } from './settings';

/** What a reader with one box in hand finds out. */
export interface BoxCheck {
  /** As printed on the box, or as typed. */
  readonly serial: string;
  /** The box that carries this number, counted from 1; `undefined` when none does. */
  readonly box: number | undefined;
  readonly proof: MerkleProof;
  /** Where the proof leads, and what the first block carries. Only where both are one is the box in the batch. */
  readonly reached: string;
  readonly root: string;
  readonly isMember: boolean;
}

type Asked = Pick<Settings, 'box' | 'serial' | 'crime'>;

/**
 * Climbs from the serial number with the proof that was issued for it, and compares with the root in the ledger as it is
 * found, not with the honest one. A number that no box has gets the proof of the box it stands beside.
 */
export async function checkBox(journey: Journey, ledger: Ledger, asked: Asked): Promise<BoxCheck> {
  const { serials } = journey;
  const forged = forgeSerial(journey);
  const printed = serials[asked.box - 1] ?? forged;
  const serial = asked.serial === '' ? printed : asked.serial;
  // Whoever replaced the root can issue a proof for the box it was replaced for.
  const issued = asked.crime === 'root' && serial === forged ? [...serials, forged] : serials;
  const neighbour = issued[Math.min(asked.box, issued.length) - 1] ?? '';
  const owner = issued.includes(serial) ? serial : neighbour;
  const proof = (await proveMembership(issued, owner)) ?? [];
  const reached = (await climb(serial, proof)) ?? '';
  const root = rootIn(ledger);
  const index = serials.indexOf(serial);
  return {
    serial,
    box: index === -1 ? undefined : index + 1,
    proof,
    reached,
    root,
    isMember: reached === root,
  };
}

function rootIn({ blocks }: Ledger): string {
  for (const { content } of blocks) {
    if (content.event.kind === 'manufactured') return content.event.boxesRoot;
  }
  return 'nothing';
}
