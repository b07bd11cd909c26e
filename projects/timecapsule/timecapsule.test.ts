import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

const PADDED_BYTES = 256;
const TAG_BYTES = 16;
const SLOT_BYTES = 32;
/** What a new storage slot costs, EIP-2929, and a byte of an event log. */
const [SLOT_GAS, LOG_BYTE_GAS] = [22_100, 8];

const bytes = PADDED_BYTES + TAG_BYTES;
const slots = Math.ceil(bytes / SLOT_BYTES);

expectNumbers('timecapsule', {
  computed: {
    '272': () => bytes,
    '199,000': () => 1_000 * Math.round((slots * SLOT_GAS) / 1_000),
  },
  example: ['17', '36', '24', '0'],
  standard: {
    '256': 'bits of an AES-256 key',
    '12': 'bytes of the nonce that NIST SP 800-38D recommends for GCM',
  },
});

test('a ciphertext takes nine slots, and a log of it costs a hundredth', () => {
  expect(slots).toBe(9);
  expect((bytes * LOG_BYTE_GAS) / (slots * SLOT_GAS)).toBeCloseTo(0.01, 2);
});
