import { expectNumbers } from '@tests/support/numbers';

expectNumbers('timecapsule', {
  example: ['17', '36', '24', '0'],
  standard: {
    '256': 'bits of an AES-256 key',
    '12': 'bytes of the nonce that NIST SP 800-38D recommends for GCM',
  },
});
