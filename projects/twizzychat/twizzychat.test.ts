import { expectNumbers } from '@tests/support/numbers';

import { createRun, playTo } from './demo/run';
import { settings } from './demo/settings';

const CLIENTS = 1_000;
const CEILING_SECONDS = 8;
const BEAT_SECONDS = 4;
const SILENCE_SECONDS = 15;

/** The demo's run in which both phones write at once, and nothing is lost. */
function playAtOnce() {
  const run = createRun({ ...settings.start, every: 0.4 });
  playTo(run);
  return run;
}

expectNumbers('twizzychat', {
  example: ['40', '41', '42', '43', '44', '45', '46', '100', '30', '4', '6', '1,000', '8', '15'],
  input: {
    '0.0': 'a time of the timeline, which the introduction calls an example',
    '0.3': 'a time of the timeline',
    '9': 'a time of the timeline',
    '13': 'a time of the timeline',
    '60': 'a time of the timeline',
    '180': 'a time of the timeline',
  },
  computed: {
    '125': () => CLIENTS / CEILING_SECONDS,
    '11': () => SILENCE_SECONDS - BEAT_SECONDS,
    '24': () => playAtOnce().written().length,
    '12': () => playAtOnce().world('naive').tally().astray,
  },
});
