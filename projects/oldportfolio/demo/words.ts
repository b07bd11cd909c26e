import type { Flight, Turn } from './flight';
import { distanceOf, solveSpring, speedOf } from './motion';
import { NUMBERS } from './settings';
import type { Settings } from './settings';

/** Which pictures of the flight the table shows. */
const SHOWN = [0, 1, 2, 4, 8, 16, 24];
const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** The first frame, in words. */
export const ON_ITS_WAY = 'A card is on its way. Then you change your mind.';

/** What waits behind Play. */
export function describeRun(values: Settings): string {
  const { speed, cards, after, step } = NUMBERS;
  if (values.do === 'back')
    return `a card that is called back after ${after.format(values.after)} ms.`;
  if (values.do === 'second') return `one step of ${step.format(values.step)} ms.`;
  const who = values.cards === 1 ? 'one card' : cards.say(values.cards);
  return `${who}, let go at ${speed.format(values.speed)} px/s.`;
}

/** A whole number, grouped by thousands. */
export function count(value: number): string {
  return grouped.format(Math.abs(value) < 0.5 ? 0 : value);
}

/** What the last change of mind did to the speeds, in one line. */
export function explain({ turn, trail, leapPx, rules }: Flight): string {
  if (leapPx !== undefined) {
    return 'The timed curve only asks what time it is: after a second it has arrived. Here it is the better one.';
  }
  if (!turn) return '';
  const [before, after] = [speedOf(turn.before), speedOf(turn.after)];
  const start = `The curve starts at 3 × distance ÷ ${count(rules.curveMs)} ms = ${count(after)} px/s`;
  const next = trail.find(({ ms }) => ms > turn.ms);
  const kept = next ? ` One picture later the spring does ${count(speedOf(next.spring))}.` : '';
  return turn.kind === 'thrown'
    ? `${start}, whatever the hand did.${kept}`
    : `${start}; before, it did ${count(before)}.${kept}`;
}

/** Rows of the last flight from its change of mind on: spring in steps, spring by its formula, timed curve. */
export function tableOfFlight({ trail, turn, home, rules }: Flight): string[][] {
  const since = turn ? trail.slice(trail.findIndex(({ ms }) => ms >= turn.ms)) : [];
  const first = since[0];
  if (!turn || !first) return [];
  // A change of mind is recorded as a picture of its own.
  const start = since.findLast(({ ms }) => ms === turn.ms) ?? first;
  const flown = since.slice(since.indexOf(start));
  return SHOWN.flatMap((index) => {
    const now = flown[index];
    if (!now) return [];
    const exact = solveSpring(start.spring, home, rules.spring, (now.ms - start.ms) / 1_000);
    return [
      [
        `${now.ms - start.ms} ms`,
        count(speedOf(now.spring)),
        count(speedOf(exact)),
        distanceOf(now.spring, exact).toFixed(1),
        count(speedOf(now.curve)),
      ],
    ];
  });
}

/** The turn in degrees, where there was one. */
export function degreesOf(turn: Pick<Turn, 'degrees'> | undefined): string | undefined {
  return turn?.degrees === undefined ? undefined : `${count(turn.degrees)}°`;
}
