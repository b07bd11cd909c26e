import fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyAttack, attackQuery, COVERS, findAttackProblem, parseAttack } from './attack';
import type { Attack } from './attack';
import { ROLES } from './block';
import { createJourney } from './journey';
import { createRoleKeys, publicKeysOf } from './keys';
import { listLeaves } from './leaves';
import { verifyLedger } from './verify';

const keys = await createRoleKeys();
const { ledger } = await createJourney(keys, 1);
const quantity = ['blocks', '2', 'content', 'event', 'quantity'];

async function verdictAfter(attack: Attack) {
  expect(findAttackProblem(ledger, attack)).toBeUndefined();
  return verifyLedger(await applyAttack(ledger, keys, attack), publicKeysOf(keys));
}

test.each([
  ['none', 2, 'hash-mismatch'],
  ['hash', 2, 'wrong-signature'],
  ['links', 2, 'wrong-signature'],
  ['sign', 3, 'broken-link'],
] as const)('a changed quantity covered by %s is named at block %d', async (cover, at, reason) => {
  const verdict = await verdictAfter({ kind: 'edit', path: quantity, value: '7', cover });
  expect(verdict).toMatchObject({ status: 'broken', at, reason });
});

test.each([
  [{ kind: 'drop', block: 3 }, 3, 'wrong-position'],
  [{ kind: 'drop', block: 6 }, 6, 'missing-block'],
  [{ kind: 'swap', block: 4 }, 4, 'wrong-position'],
  [{ kind: 'forge', block: 5, as: 'supplier' }, 5, 'wrong-signature'],
] as const)('%o is named at block %d', async (attack, at, reason) => {
  expect(await verdictAfter(attack)).toMatchObject({ status: 'broken', at, reason });
});

test('whatever the cover, a changed seal is named', async () => {
  for (const cover of COVERS) {
    const path = ['seal', 'content', 'length'];
    const verdict = await verdictAfter({ kind: 'edit', path, value: '3', cover });
    expect(verdict).toMatchObject({ at: 'seal', reason: 'wrong-seal' });
  }
});

test('any value, changed to anything and covered in any way, is caught', async () => {
  const anyEdit = fc.tuple(
    fc.constantFrom(...listLeaves(ledger)),
    fc.oneof(fc.string(), fc.integer().map(String)),
    fc.constantFrom(...COVERS),
  );
  await fc.assert(
    fc.asyncProperty(anyEdit, async ([{ path }, value, cover]) => {
      const attack: Attack = { kind: 'edit', path, value, cover };
      fc.pre(findAttackProblem(ledger, attack) === undefined);
      expect(await verdictAfter(attack)).toMatchObject({ status: 'broken' });
    }),
    { numRuns: 300 },
  );
});

test.each<[Attack, string]>([
  [{ kind: 'drop', block: 7 }, 'choose one from 0 to 6'],
  [{ kind: 'swap', block: 6 }, 'choose one from 0 to 5'],
  [{ kind: 'drop', block: -1 }, 'no such block'],
  [{ kind: 'forge', block: NaN, as: 'hospital' }, 'no such block'],
  [{ kind: 'edit', path: ['blocks', '99'], value: 'x', cover: 'none' }, 'no such value'],
  [{ kind: 'edit', path: quantity, value: 'many', cover: 'none' }, 'write a number'],
  [{ kind: 'edit', path: quantity, value: ' ', cover: 'none' }, 'write a number'],
  [
    { kind: 'edit', path: ['blocks', '2', 'hash'], value: 'x', cover: 'links' },
    'only undo this change',
  ],
])('%o cannot be carried out', (attack, sentence) => {
  expect(findAttackProblem(ledger, attack)).toContain(sentence);
});

test('writing what is there already is no attack', () => {
  const value = String(ledger.blocks[2]?.content.event.quantity);
  const attack: Attack = { kind: 'edit', path: quantity, value, cover: 'none' };
  expect(findAttackProblem(ledger, attack)).toContain('already');
});

test('an attack comes back from its address', () => {
  const attacks: Attack[] = [
    { kind: 'edit', path: quantity, value: '1 & 2', cover: 'links' },
    { kind: 'drop', block: 0 },
    { kind: 'swap', block: 5 },
    ...ROLES.map((as) => ({ kind: 'forge', block: 1, as }) as const),
  ];
  for (const attack of attacks) {
    expect(parseAttack(new URLSearchParams(attackQuery(attack)))).toEqual(attack);
  }
  expect(attackQuery(undefined)).toEqual({});
});

test.each(['', 'attack=edit', 'attack=burn&at=1', 'attack=forge&at=1&as=thief', 'at=3'])(
  'the address %j holds no attack',
  (query) => {
    expect(parseAttack(new URLSearchParams(query))).toBeUndefined();
  },
);

test('an edit without a value or a known cover is an empty, careless one', () => {
  expect(parseAttack(new URLSearchParams('attack=edit&at=seal.signature&cover=x'))).toEqual({
    kind: 'edit',
    path: ['seal', 'signature'],
    value: '',
    cover: 'none',
  });
});
