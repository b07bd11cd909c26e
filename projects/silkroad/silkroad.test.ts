import { expectNumbers } from '@tests/support/numbers';

expectNumbers('silkroad', {
  input: { '128': 'bits of an identifier in this design' },
  computed: { '17': () => Math.ceil(10 ** 10 / 10_000_000 / 60) },
  example: ['10', 'million'],
});
