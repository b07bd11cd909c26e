import { expectFacts } from '@tests/support/facts';

expectFacts('timecapsule', [/only (the|its) creator/i, /view/i, /manage/i, /delete/i]);
