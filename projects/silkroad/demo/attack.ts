import { elementAt } from '@/lib/element-at';

import { ROLES } from './block';
import type { Ledger, Role } from './block';
import type { RoleKeys } from './keys';
import { changeLeaf, listLeaves } from './leaves';
import {
  dropBlock,
  editAndRehash,
  editAndRelink,
  editAndSign,
  forgeSignature,
  swapBlocks,
} from './tamper';

/** How far the attacker goes to hide a changed value, from the careless to the insider. */
export const COVERS = ['none', 'hash', 'links', 'sign'] as const;

export type Cover = (typeof COVERS)[number];

export const ATTACK_KINDS = ['edit', 'forge', 'drop', 'swap'] as const;

export type AttackKind = (typeof ATTACK_KINDS)[number];

/** One crime against an honest ledger. */
export type Attack =
  | {
      readonly kind: 'edit';
      /** The keys that lead to the value, as `listLeaves` writes them. */
      readonly path: readonly string[];
      readonly value: string;
      readonly cover: Cover;
    }
  | { readonly kind: 'forge'; readonly block: number; readonly as: Role }
  /** A swap is with the block that follows. */
  | { readonly kind: 'drop' | 'swap'; readonly block: number };

/** The ledger after the crime. Throws when there is nothing to attack; ask `findAttackProblem` first. */
export async function applyAttack(ledger: Ledger, keys: RoleKeys, attack: Attack): Promise<Ledger> {
  if (attack.kind === 'edit') {
    return hide(changeValue(ledger, attack.path, attack.value), ledger, keys, attack);
  }
  if (attack.kind === 'forge') return forgeSignature(ledger, attack.block, keys[attack.as]);
  if (attack.kind === 'drop') return dropBlock(ledger, attack.block);
  return swapBlocks(ledger, attack.block, attack.block + 1);
}

/** A sentence, or `undefined` when the attack can be carried out. */
export function findAttackProblem(ledger: Ledger, attack: Attack): string | undefined {
  if (attack.kind === 'edit') return findEditProblem(ledger, attack);
  const last = ledger.blocks.length - (attack.kind === 'swap' ? 2 : 1);
  const isThere = Number.isInteger(attack.block) && attack.block >= 0 && attack.block <= last;
  return isThere ? undefined : `There is no such block to attack; choose one from 0 to ${last}.`;
}

/** Reads the attack of a shared address; `undefined` when there is none or it makes no sense. */
export function parseAttack(query: URLSearchParams): Attack | undefined {
  const kind = ATTACK_KINDS.find((known) => known === query.get('attack'));
  const at = query.get('at');
  if (kind === undefined || at === null) return undefined;
  if (kind === 'edit') {
    const cover = COVERS.find((known) => known === query.get('cover')) ?? 'none';
    return { kind, path: at.split('.'), value: query.get('to') ?? '', cover };
  }
  if (kind !== 'forge') return { kind, block: Number(at) };
  const role = ROLES.find((known) => known === query.get('as'));
  return role === undefined ? undefined : { kind, block: Number(at), as: role };
}

/** The inverse of `parseAttack`. */
export function attackQuery(attack: Attack | undefined): Record<string, string> {
  if (attack === undefined) return {};
  if (attack.kind === 'edit') {
    const { path, value, cover } = attack;
    return { attack: 'edit', at: path.join('.'), to: value, cover };
  }
  const at = String(attack.block);
  if (attack.kind === 'forge') return { attack: 'forge', at, as: attack.as };
  return { attack: attack.kind, at };
}

function findEditProblem(
  ledger: Ledger,
  { path, value, cover }: Extract<Attack, { kind: 'edit' }>,
): string | undefined {
  const leaf = findLeaf(ledger, path);
  if (leaf === undefined) return 'The ledger has no such value.';
  if (String(leaf.value) === value) return 'That is what the ledger says already.';
  if (typeof leaf.value === 'number' && Number.isNaN(toNumber(value))) {
    return 'This value is a number in the ledger; write a number.';
  }
  if (path.at(-1) === 'hash' && (cover === 'hash' || cover === 'links')) {
    return 'Working out the hash again would only undo this change.';
  }
  return undefined;
}

function changeValue(ledger: Ledger, path: readonly string[], value: string): Ledger {
  const isNumber = typeof findLeaf(ledger, path)?.value === 'number';
  return changeLeaf(ledger, path, isNumber ? toNumber(value) : value);
}

/** The seal has no hash and no links to repair: whatever the cover, it stays as changed. */
async function hide(
  changed: Ledger,
  honest: Ledger,
  keys: RoleKeys,
  { path: [part, position], cover }: { path: readonly string[]; cover: Cover },
): Promise<Ledger> {
  if (part !== 'blocks' || cover === 'none') return changed;
  const block = Number(position);
  const asItIs = <T>(content: T) => content;
  if (cover === 'hash') return editAndRehash(changed, block, asItIs);
  if (cover === 'links') return editAndRelink(changed, block, asItIs);
  const insider = elementAt(honest.blocks, block).content.role;
  return editAndSign(changed, block, asItIs, keys[insider]);
}

function findLeaf(ledger: Ledger, path: readonly string[]) {
  const wanted = path.join('.');
  return listLeaves(ledger).find((leaf) => leaf.path.join('.') === wanted);
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
