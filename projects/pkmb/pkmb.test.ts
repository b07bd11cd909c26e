import { expectFacts } from '@tests/support/facts';

expectFacts('pkmb', [/memecoin/i, /NFT/, /mint/i]);
