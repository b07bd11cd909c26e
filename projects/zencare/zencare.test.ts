import { expectFacts } from '@tests/support/facts';

expectFacts('zencare', [
  /36 hours/,
  /top 25 teams/,
  /audio therapy/i,
  /reading/i,
  /yoga/i,
  /Pomodoro/,
  /professional[- ]help/i,
  /hackathon/i,
]);
