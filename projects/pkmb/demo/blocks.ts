import { elementAt } from '@/lib/element-at';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { SUPPLY } from './sale';

/** The most orders of its transactions that a builder tries. */
export const MOST_ORDERS = 4_000;

const BYTE = 256;

/** The hash of the block with its transactions in one order, as a chain would hash it: with Keccak-256. */
export function hashBlock(seed: number, order: number): Uint8Array {
  return keccak_256(utf8ToBytes(`parent:${seed}|order:${order}`));
}

/** The number that the sealer keeps secret until the block is there. */
export function sealedNumber(seed: number): Uint8Array {
  return keccak_256(utf8ToBytes(`sealed:${seed}`));
}

/** What the contract computes from both: keccak256(abi.encode(hash, number)). */
export function mixWithSealed(hash: Uint8Array, number: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(hash, number));
}

/** A hash as a number, modulo the supply. */
export function shiftOf(hash: Uint8Array): number {
  return hash.reduce((rest, byte) => (rest * BYTE + byte) % SUPPLY, 0);
}

/** The hash of the list, which the contract stores before the sale. */
export function hashList(list: Uint8Array): Uint8Array {
  return keccak_256(list);
}

/** The shifts of all orders that a builder may try. */
export function shiftsOfOrders(seed: number, orders = MOST_ORDERS): number[] {
  return Array.from({ length: orders }, (_, order) => shiftOf(hashBlock(seed, order)));
}

/** A deal that gave more crowns than all before it, counted from 1. */
export interface Best {
  readonly deal: number;
  readonly crowns: number;
  readonly shift: number;
}

/** Every deal of the first ones of this number that was the best until then. */
export function bestDeals(crowns: Uint8Array, shifts: readonly number[], tries: number): Best[] {
  const bests: Best[] = [];
  for (const [order, shift] of shifts.slice(0, tries).entries()) {
    const held = elementAt(crowns, shift);
    if (held > (bests.at(-1)?.crowns ?? -1)) {
      bests.push({ deal: order + 1, crowns: held, shift });
    }
  }
  return bests;
}
