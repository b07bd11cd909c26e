import { expectFacts } from '@tests/support/facts';

expectFacts('sipwise', [
  /20,000\+/,
  /\b1 to 10 years/,
  /1L to 10L/,
  /\b4\s?(%|percent)/,
  /\b6\s?(%|percent)/,
  /Conservative/,
  /Balanced/,
  /Aggressive/,
  /\bFD\b|fixed deposit/i,
  /Gold/i,
  /Nifty ?50/,
  /Bitcoin/,
  /random forest/i,
  /Monte Carlo/i,
]);
