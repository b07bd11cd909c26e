import { createChain, solidityOf } from '@tests/support/evm';
import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

const PADDED_BYTES = 256;
const TAG_BYTES = 16;
const SLOT_BYTES = 32;
/** What a new storage slot costs and one that stays empty, EIP-2929, and a byte of an event log. */
const [SLOT_GAS, EMPTY_SLOT_GAS, LOG_BYTE_GAS] = [22_100, 2_200, 8];

/** Its twelve bytes stand in front. */
const NONCE = 1n << 160n;

const bytes = PADDED_BYTES + TAG_BYTES;
/** The ciphertext, and its length in a slot of its own. */
const slots = Math.ceil(bytes / SLOT_BYTES) + 1;
const storageGas = slots * SLOT_GAS;

expectNumbers('timecapsule', {
  computed: {
    '272': () => bytes,
    '221,000': () => 1_000 * Math.round(storageGas / 1_000),
  },
  example: ['17', '36', '24', '0'],
  standard: {
    '256': 'bits of an AES-256 key',
    '12': 'bytes of the nonce that NIST SP 800-38D recommends for GCM',
  },
});

test('a ciphertext takes ten slots, and a log of it costs a hundredth', async () => {
  expect(slots).toBe(10);
  const chain = await createChain();
  const creator = await chain.fund();
  const capsules = await chain.deploy(solidityOf('timecapsule'), 'TimeCapsule', { from: creator });
  const gasOf = async (length: number) => {
    const ciphertext = new Uint8Array(length).fill(255);
    const sealed = await capsules.send({ from: creator }, 'seal', 1n, 1n, NONCE, ciphertext);
    expect(sealed.reverted).toBeUndefined();
    return Number(sealed.gas);
  };
  await gasOf(0); // The first capsule pays for the slot of the count, too.
  const added = (await gasOf(bytes)) - (await gasOf(0));
  expect((added + EMPTY_SLOT_GAS) / storageGas).toBeCloseTo(1, 2);
  expect((bytes * LOG_BYTE_GAS) / storageGas).toBeCloseTo(0.01, 2);
});
