import type { Rule } from './schedule';
import type { Settings } from './settings';
import type { Author } from './studio';
import { MOST_WAITING } from './studio';

const MS_PER_S = 1_000;
/** Who is so far behind has not kept up. */
const FAILED_MS = 1_000;
/** So long after a dab its picture is felt to be late. */
const SLOW_MS = 500;
/** From here on tenths are only restless. */
const LONG_MS = 9_950;

/** As they stand on the switch. */
export const RULE_NAMES: Readonly<Record<Rule, string>> = {
  queue: 'Queue all',
  pause: 'Wait for a pause',
  latest: 'Latest only',
};

/** Seconds to the tenth; long times in whole seconds. */
export function formatTime(ms: number): string {
  return `${(ms / MS_PER_S).toFixed(ms < LONG_MS ? 1 : 0)}\u00a0s`;
}

/** A sentence around what matters in it. */
export interface Said {
  readonly before: string;
  readonly key: string;
  readonly after: string;
  /** Whether the key is what went wrong. */
  readonly isFault: boolean;
}

/** What has been drawn, and how far the painter is with it. */
export interface Telling {
  readonly rule: Rule;
  readonly author: Author;
  /** Whether a pen draws, has stopped while the painter goes on, or all is painted. */
  readonly phase: 'drawing' | 'catching up' | 'done';
  readonly debtMs: number;
  /** How long the painter goes on after the pen. */
  readonly busyMs: number;
  /** The oldest that the picture became. */
  readonly oldestMs: number;
  readonly made: number;
  readonly waiting: number;
  readonly skipped: number;
  /** How long it would go on with a queue. */
  readonly queueMs: number;
}

/** Whether the painter has not kept up with what was drawn. */
export function hasFailed({
  rule,
  busyMs,
  oldestMs,
}: Pick<Telling, 'rule' | 'busyMs' | 'oldestMs'>): boolean {
  return (rule === 'queue' && busyMs >= FAILED_MS) || (rule === 'pause' && oldestMs >= FAILED_MS);
}

/** What happens to the picture of whoever draws. */
export function tell(telling: Telling): Said {
  const { author, rule, busyMs } = telling;
  if (author === 'act') return tellAct(telling);
  if (rule === 'pause') return tellPause(telling);
  if (rule === 'latest') return tellLatest(telling);
  const who = author === 'visitor' ? 'You' : 'The pen';
  if (telling.phase === 'drawing')
    return telling.debtMs < FAILED_MS
      ? said('25 times a second it gets a new one. ', `${telling.waiting} wait.`, '')
      : fault(
          `${telling.waiting} wait already: `,
          `${formatTime(telling.debtMs)} behind`,
          ' and growing.',
        );
  if (!hasFailed(telling) && telling.phase === 'catching up')
    return said(`${who} stopped. It is `, `${formatTime(telling.debtMs)} behind.`, '');
  if (!hasFailed(telling))
    return said(
      'It was done ',
      `${formatTime(busyMs)} after`,
      ' the pen stopped. Draw a longer line.',
    );
  if (telling.phase === 'catching up')
    return fault(
      `${who} stopped. It is still `,
      `${formatTime(telling.debtMs)} behind`,
      `, painting ${telling.waiting + 1} old moments.`,
    );
  return fault(`${who} stopped, and it went on painting the past for `, formatTime(busyMs), '.');
}

function tellAct({ made, busyMs }: Telling): Said {
  if (made === 0) return said('It paints ', 'what you draw.', ' Draw a whole line.');
  return busyMs < SLOW_MS
    ? said('One dab, one picture: ', 'it keeps up.', ' Now draw a whole line.')
    : said('The last dab was painted ', `${formatTime(busyMs)} later.`, ' Now draw a whole line.');
}

function tellLatest({ phase, author, oldestMs, busyMs, skipped, queueMs }: Telling): Said {
  // The worst so far: what it is at the moment jumps with every picture.
  if (phase !== 'done')
    return said(
      'Always the newest: ',
      `at most ${formatTime(oldestMs)} behind`,
      `, ${skipped} skipped.`,
    );
  const who = author === 'visitor' ? 'you' : 'the pen';
  const instead = queueMs >= FAILED_MS ? `, not ${formatTime(queueMs)}` : '';
  return said(
    `It skipped ${skipped} and was done `,
    `${formatTime(busyMs)} after`,
    ` ${who} stopped${instead}.`,
  );
}

function tellPause({ phase, author, oldestMs }: Telling): Said {
  if (phase === 'drawing')
    return fault(
      'It paints only when the pen rests: ',
      `nothing for ${formatTime(oldestMs)}`,
      ' so far.',
    );
  const who = author === 'visitor' ? 'you' : 'the pen';
  return fault(`It painted only once ${who} stopped: `, `nothing for ${formatTime(oldestMs)}.`, '');
}

/** How much one mark changed, in brush strokes of a hundred: with new dice for each picture, and with the same. */
export function tellDice(changed: { fresh: number; held: number } | undefined): Said {
  if (!changed)
    return said('It rolls new dice for each picture. ', 'How much', ' does one mark change?');
  const { fresh, held } = changed;
  return fault(
    'It rolls new dice for each picture: one mark moved ',
    `${percent(fresh)} of 100`,
    ` brush strokes. With the same dice, only ${percent(held)}.`,
  );
}

function percent(share: number): string {
  const count = Math.round(share * 100);
  return count === 0 && share > 0 ? 'a fraction of one' : String(count);
}

function said(before: string, key: string, after: string): Said {
  return { before, key, after, isFault: false };
}

function fault(before: string, key: string, after: string): Said {
  return { before, key, after, isFault: true };
}

/** Said below the sentence. Undefined: the queue has room. */
export function warn(waiting: number): string | undefined {
  return waiting < MOST_WAITING
    ? undefined
    : 'The queue is full: 2,000 snapshots. Clear the canvas to draw on.';
}

/** What waits behind Play. */
export function describeRun({ rule, delay, noise, line }: Settings): string {
  const what = line === '' ? '' : 'Somebody’s own drawing. ';
  const noisy = noise === 'fresh' ? ', new dice each time' : '';
  return `${what}${RULE_NAMES[rule]}, ${delay.toFixed(2)} s for a picture${noisy}.`;
}
