import { expectFacts } from '@tests/support/facts';

expectFacts('silkroad', [/supplier/i, /hospital/i, /regulator/i, /drug/i]);
