import { expectFacts } from '@tests/support/facts';

expectFacts('auditrix', [/smart[- ]contract/i, /audit/i, /\bAI\b|\bmodel\b/]);
