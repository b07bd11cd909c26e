import { expectFacts } from '@tests/support/facts';

expectFacts('toxicity-detector', [/toxic/i, /comment/i, /classifier/i]);
