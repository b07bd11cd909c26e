import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';

const SESSION_MINUTES = 25;
const FREE_MINUTES = 5;

/** What a counter of ticks still shows at the end of a hidden session, in seconds. */
function secondsShown(): number {
  const ticks = FREE_MINUTES * 60 + (SESSION_MINUTES - FREE_MINUTES);
  return SESSION_MINUTES * 60 - ticks;
}

expectFacts('zencare', [
  /36 hours/,
  /top 25 teams/,
  /hackathon/i,
  /audio therapy/i,
  /reading/i,
  /yoga/i,
  /Pomodoro/,
  /professional[- ]help/i,
]);

expectNumbers('zencare', {
  spec: ['36', '25'],
  computed: {
    // One tick a minute: so many seconds shown take so many minutes.
    '19': () => Math.floor(secondsShown() / 60),
    '40': () => secondsShown() % 60,
    '0.25': () => 0.5 ** 2,
    '3': () => -10 * Math.log10(2 * 0.5 ** 2),
  },
  standard: {
    '5': 'minutes before Chrome throttles the timers of a hidden page',
    '1': 'sine squared plus cosine squared',
  },
});
