import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';

const COMMENTS = 1000;
const CATCH_RATE = 0.9;
const FALSE_ALARM_RATE = 0.05;

const caught = (toxic: number) => toxic * CATCH_RATE;
const falseAlarms = (toxic: number) => Math.round((COMMENTS - toxic) * FALSE_ALARM_RATE);
const flags = (toxic: number) => caught(toxic) + falseAlarms(toxic);
const precision = (toxic: number) => (100 * caught(toxic)) / flags(toxic);

expectFacts('toxicity-detector', [/classifier/i, /toxic/i, /hosting space/]);

expectNumbers('toxicity-detector', {
  computed: {
    '450': () => caught(500),
    '475': () => flags(500),
    '95': () => precision(500),
    '180': () => caught(200),
    '220': () => flags(200),
    '82': () => precision(200),
    '45': () => falseAlarms(100),
    '135': () => flags(100),
    '67': () => precision(100),
    '9': () => caught(10),
    '59': () => flags(10),
    '15': () => precision(10),
    '19': () => (precision(500) / 100) * 20,
    '3': () => (precision(10) / 100) * 20,
    '40': () => 100 * (1 - (1 - FALSE_ALARM_RATE) ** 10),
    '25': () => falseAlarms(500),
  },
  input: {
    '0': 'the lowest score',
    '1': 'the highest score',
    '0.5': 'the cut that the design rejects',
    '20': 'flags, as a round number to compare',
  },
  example: ['90', '5', '1,000', '500', '200', '100', '50', '10', '0.8', '80'],
});
