import type { Outcome, Rule } from './schedule';
import type { Settings } from './settings';
import { MOST_WAITING } from './studio';

const MS_PER_S = 1_000;
/** Less than this cannot be told from the delay itself. */
const LATE_MS = 150;

/** As they stand on the switch. */
export const RULE_NAMES: Readonly<Record<Rule, string>> = {
  queue: 'Queue all',
  pause: 'Wait for a pause',
  latest: 'Latest only',
};

/** Seconds to the tenth. */
export function formatSeconds(ms: number): string {
  return (ms / MS_PER_S).toFixed(1);
}

/** A sentence around one number of seconds. */
export interface Said {
  readonly before: string;
  readonly ms: number;
  readonly after: string;
}

/** While the pen moves: what it has come to so far. */
export function sayLive(rule: Rule, oldestMs: number, waiting: number): Said {
  const before = 'The picture trails by up to ';
  if (rule === 'queue') return { before, ms: oldestMs, after: ` and ${waiting} wait.` };
  if (rule === 'pause') return { before, ms: oldestMs, after: ' until the pen rests.' };
  return { before, ms: oldestMs, after: ', and nothing piles up.' };
}

/** Once the pen is up, all of it can be said. */
export function sayOutcome(rule: Rule, { oldestMs, busyMs }: Outcome): Said {
  if (rule === 'queue')
    return { before: 'The pen goes up with ', ms: busyMs, after: ' of history to replay.' };
  if (rule === 'pause')
    return {
      before: 'The picture stands still for ',
      ms: oldestMs,
      after: ', until the pen rests.',
    };
  return { before: 'The picture is never more than ', ms: oldestMs, after: ' behind the hand.' };
}

/** The line under the sentence: why it is so. */
export function explain(rule: Rule, isFresh: boolean, waiting: number, lateMs: number): string {
  if (waiting >= MOST_WAITING)
    return 'The queue is full: 2,000 snapshots. Clear the canvas to draw on.';
  if (lateMs >= LATE_MS)
    return `This device was up to ${formatSeconds(lateMs)} s late with a picture, which the sentence leaves out.`;
  if (isFresh)
    return 'Fresh noise for every picture: all of it changes, and your own mark is lost.';
  const unseen = 'Bright ink is not in the picture yet.';
  if (rule === 'queue') return `Every snapshot joins the queue. ${unseen}`;
  if (rule === 'pause') return `Nothing is painted while the ink changes. ${unseen}`;
  return `The newest replaces the one that waits. ${unseen}`;
}

/** What waits behind Play. */
export function describeRun({ rule, delay, noise }: Settings): string {
  const noisy = noise === 'fresh' ? ' and fresh noise' : '';
  return `${RULE_NAMES[rule]}, ${delay.toFixed(2)} s for a picture${noisy}.`;
}
