import { expectFacts } from '@tests/support/facts';

expectFacts('imaginix', [/real[- ]time/i, /draw/i, /image|picture/i, /\bAI\b|\bmodel\b/]);
