import { expectFacts } from '@tests/support/facts';

expectFacts('twizzychat', [/real[- ]time/i, /chat/i]);
