import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';

import { createRun, playTo } from './demo/run';
import { settings } from './demo/settings';

const CLIENTS = 1_000;
const CEILING_SECONDS = 8;
const BEAT_SECONDS = 10;
const SILENCE_SECONDS = 25;

/** The demo's run without a tunnel: nothing goes wrong. */
function playWithoutFaults() {
  const run = createRun({ ...settings.start, tunnel: 0 });
  playTo(run);
  return run;
}

expectFacts('twizzychat', [/real[- ]time/i, /chat/i]);

expectNumbers('twizzychat', {
  example: [
    ...['0.0', '0.3', '9', '13', '60', '180'],
    ...['40', '41', '42', '43', '44', '45', '100', '30', '4', '1,000', '8', '10', '25'],
  ],
  computed: {
    '125': () => CLIENTS / CEILING_SECONDS,
    '15': () => SILENCE_SECONDS - BEAT_SECONDS,
    '24': () => playWithoutFaults().written().length,
    '12': () => playWithoutFaults().world('naive').tally().astray,
  },
});
