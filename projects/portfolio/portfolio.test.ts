import { expectFacts } from '@tests/support/facts';

expectFacts('portfolio', [/portfolio|this site/i]);
