import { expect, test } from 'vitest';

import { isMember, proveMembership } from './boxes';
import { createJourney } from './journey';
import { RECORDER, ROLES } from './ledger';
import { createRoleKeys, publicKeysOf } from './signing';
import { verifyLedger } from './verify';

const keys = await createRoleKeys();

test.each([1, 2, 3, 99])('the journey of seed %d is intact', async (seed) => {
  const { ledger } = await createJourney(keys, seed);
  expect(await verifyLedger(ledger, publicKeysOf(keys))).toEqual({ status: 'intact' });
});

test('the seed fixes the story, the keys make the signatures new', async () => {
  const [one, again] = await Promise.all([createJourney(keys, 5), createJourney(keys, 5)]);
  const storyOf = ({ ledger }: typeof one) =>
    ledger.blocks.map(({ content: { role, step, event } }) => ({ role, step, event }));
  expect(storyOf(one)).toEqual(storyOf(again));
  expect(one.serials).toEqual(again.serials);
  expect(one.ledger.blocks[0]?.signature).not.toBe(again.ledger.blocks[0]?.signature);
  expect((await createJourney(keys, 6)).batch).not.toBe(one.batch);
});

test('every role and every kind of event takes part', async () => {
  const { ledger } = await createJourney(keys, 1);
  const contents = ledger.blocks.map(({ content }) => content);
  expect(new Set(contents.map(({ role }) => role))).toEqual(new Set(ROLES));
  expect(new Set(contents.map(({ event }) => event.kind))).toEqual(new Set(Object.keys(RECORDER)));
});

test('a box in the pharmacy proves that the factory made it', async () => {
  const { ledger, serials } = await createJourney(keys, 1);
  const event = ledger.blocks[0]?.content.event;
  const root = event?.kind === 'manufactured' ? event.boxesRoot : '';
  const serial = serials[7] ?? '';
  expect(new Set(serials).size).toBe(serials.length);
  expect(await isMember(root, serial, (await proveMembership(serials, serial)) ?? [])).toBe(true);
});

test('private keys cannot leave', async () => {
  await expect(crypto.subtle.exportKey('pkcs8', keys.supplier.privateKey)).rejects.toThrow();
});
