import { elementAt } from '@/lib/element-at';
import { bytesToHex, hexToBytes } from '@/lib/hex';

import type { Journey } from './journey';
import type { Ledger } from './ledger';
import type { Settings } from './settings';
import { sha256 } from './signing';

export interface ProofStep {
  /** Where the sibling stands. */
  readonly side: 'left' | 'right';
  readonly hash: string;
}

/** The siblings on the way from a leaf up to the root. */
export type MerkleProof = readonly ProofStep[];

type Bytes = Uint8Array<ArrayBuffer>;

/** Different first bytes for leaves and nodes, or a node could be passed off as a serial number. */
const LEAF_PREFIX = 0;
const NODE_PREFIX = 1;

/** One hash that stands for all serial numbers in their order (the tree of RFC 6962). */
export async function merkleRoot(serials: readonly string[]): Promise<string> {
  return bytesToHex(await hashTree(serials));
}

/** `undefined` when the serial number is not in the batch. */
export async function proveMembership(
  serials: readonly string[],
  serial: string,
): Promise<MerkleProof | undefined> {
  const index = serials.indexOf(serial);
  return index === -1 ? undefined : provePath(serials, index);
}

/** Whether the proof leads from the serial number to the root. Needs no other serial number. */
export async function isMember(root: string, serial: string, proof: MerkleProof): Promise<boolean> {
  return (await climb(serial, proof)) === root;
}

/** Where the proof leads from the serial number; `undefined` for a proof that is none. */
export async function climb(serial: string, proof: MerkleProof): Promise<string | undefined> {
  let hash = await hashLeaf(serial);
  for (const { side, hash: siblingHex } of proof) {
    const sibling = hexToBytes(siblingHex);
    if (sibling === undefined) return undefined;
    hash = await (side === 'left' ? hashNode(sibling, hash) : hashNode(hash, sibling));
  }
  return bytesToHex(hash);
}

async function hashTree(serials: readonly string[]): Promise<Bytes> {
  if (serials.length === 0) return sha256(new Uint8Array());
  if (serials.length === 1) return hashLeaf(elementAt(serials, 0));
  const [left, right] = halve(serials);
  return hashNode(await hashTree(left), await hashTree(right));
}

async function provePath(serials: readonly string[], index: number): Promise<ProofStep[]> {
  if (serials.length === 1) return [];
  const [left, right] = halve(serials);
  if (index < left.length) {
    const hash = bytesToHex(await hashTree(right));
    return [...(await provePath(left, index)), { side: 'right', hash }];
  }
  const hash = bytesToHex(await hashTree(left));
  return [...(await provePath(right, index - left.length)), { side: 'left', hash }];
}

/**
 * The left part is the largest power of two below the count. An odd leaf moves up by itself; doubling
 * it instead would give a batch of three and the same batch with its last box twice one root.
 */
function halve(serials: readonly string[]): [left: readonly string[], right: readonly string[]] {
  const size = 2 ** Math.floor(Math.log2(serials.length - 1));
  return [serials.slice(0, size), serials.slice(size)];
}

function hashLeaf(serial: string): Promise<Bytes> {
  return sha256(Uint8Array.of(LEAF_PREFIX, ...new TextEncoder().encode(serial)));
}

function hashNode(left: Bytes, right: Bytes): Promise<Bytes> {
  return sha256(Uint8Array.of(NODE_PREFIX, ...left, ...right));
}

/** The number that would come next, counted on from the last box. */
export function forgeSerial({ batch, serials }: Pick<Journey, 'batch' | 'serials'>): string {
  return `${batch}-${String(serials.length + 1).padStart(3, '0')}-0000`;
}

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
  const neighbour = elementAt(issued, Math.min(asked.box, issued.length) - 1);
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
