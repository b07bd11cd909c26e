import { expectFacts } from '@tests/support/facts';

expectFacts('oldportfolio', [/animation/i, /portfolio/i]);
