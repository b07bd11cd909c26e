import type { Flight, Sample, Turn } from './flight';
import { distanceOf, solveSpring, speedOf, STILL, turnOf } from './motion';
import { NUMBERS } from './settings';
import type { Settings } from './settings';

/** Which pictures of the flight the table shows. */
const SHOWN = [0, 1, 2, 4, 8, 16, 24];
const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Before Play, in words. */
export const OPENS =
  'A card glides home on a timed curve. Throw it, and the curve drops your speed.';

/** What waits behind Play. */
export function describeRun(values: Settings): string {
  const { speed, cards, after, step } = NUMBERS;
  const who = values.cards === 1 ? 'one card' : cards.say(values.cards);
  if (values.do === 'back')
    return `a card that is called back after ${after.format(values.after)} ms.`;
  if (values.do === 'second') return `one step of ${step.format(values.step)} ms.`;
  if (values.do === 'wait') return `${who} to throw.`;
  return `${who}, thrown at ${speed.format(values.speed)} px/s.`;
}

/** A whole number, grouped by thousands. */
export function count(value: number): string {
  return grouped.format(Math.abs(value) < 0.5 ? 0 : value);
}

/** How far the spring has gone on in the direction that it had when the mind was changed, in pixels. */
export function carriedPx({ trail, turn }: Flight): number {
  const start = trail.find(({ ms }) => turn !== undefined && ms >= turn.ms)?.spring;
  const speed = turn ? speedOf(turn.before) : 0;
  if (!turn || !start || speed === 0) return 0;
  const along = ({ spring }: Sample) =>
    ((spring.x - start.x) * turn.before.vx + (spring.y - start.y) * turn.before.vy) / speed;
  return Math.max(0, ...trail.filter(({ ms }) => ms >= turn.ms).map(along));
}

/** What the spring has kept of the hand's speed when it was let go, and by how much it turned. */
export function keptBy({ trail, turn }: Flight): { speed: number; degrees: number } {
  const start = trail.find(({ ms }) => turn !== undefined && ms >= turn.ms)?.spring ?? STILL;
  return { speed: speedOf(start), degrees: (turn && turnOf(turn.before, start)) ?? 0 };
}

/** What became of the direction, after "The spring flew on and". */
export function sayKept(degrees: number): string {
  const turned = count(degrees);
  return turned === '0' ? 'kept its direction' : `turned ${turned}°`;
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
