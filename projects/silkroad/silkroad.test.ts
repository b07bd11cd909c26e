import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';

expectFacts('silkroad', [/supplier/i, /hospital/i, /regulator/i, /drug/i]);

expectNumbers('silkroad', {
  input: { '128': 'bits of an identifier in this design' },
  computed: { '17': () => Math.ceil(10 ** 10 / 10_000_000 / 60) },
  example: ['10', 'million'],
});
