import { expectFacts } from '@tests/support/facts';

expectFacts('prakruti', [/landing page/i, /minimal/i]);
