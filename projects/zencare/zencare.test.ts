import { expectNumbers } from '@tests/support/numbers';

import { orderOf, REAL, WRITE_UP } from './demo/settings';
import { GRACE_MS, RULE_OF, workOut } from './demo/timers';

const hidden = workOut(orderOf(WRITE_UP), WRITE_UP.away * 1_000, false);

/** What a counter of ticks still shows at the end of a hidden session, in seconds. */
function secondsShown(): number {
  return hidden.otherMs / 1_000;
}

/** A hidden tab for so many seconds, with the timers as the demo sets them for whoever really leaves. */
function leaveFor(seconds: number, isLoud = false) {
  return workOut(orderOf(REAL), seconds * 1_000, isLoud).absence;
}

expectNumbers('zencare', {
  spec: ['36', '25'],
  computed: {
    // One tick a minute: so many seconds shown take so many minutes.
    '23': () => Math.floor(secondsShown() / 60),
    '36': () => secondsShown() % 60,
    '84': () => hidden.absence.came,
    '1,500': () => hidden.absence.due,
    '1,416': () => hidden.absence.due - hidden.absence.came,
    '20': () => leaveFor(20).came,
    '200': () => leaveFor(20, true).came,
    '60': () => GRACE_MS / 1_000,
    '156': () => Number(/\d+/.exec(RULE_OF)?.[0]),
    '0.25': () => 0.5 ** 2,
    '3': () => -10 * Math.log10(2 * 0.5 ** 2),
  },
  standard: {
    '1': 'sine squared plus cosine squared',
  },
});
