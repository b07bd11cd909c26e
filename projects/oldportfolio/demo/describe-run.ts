import { NUMBERS, settings } from './settings';

const { speed, cards, after, step } = NUMBERS;

/** What waits behind Play. */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { values } = settings.parse(query);
  if (values.do === 'back')
    return `a card that is called back after ${after.format(values.after)} ms.`;
  if (values.do === 'second') return `one step of ${step.format(values.step)} ms.`;
  const who = values.cards === 1 ? 'one card' : cards.say(values.cards);
  return `${who}, let go at ${speed.format(values.speed)} px/s.`;
}
