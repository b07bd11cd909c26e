import { choice, defineSettings, line, number, whole } from '@/stage/settings';
import type { NumberControl } from '@/stage/number-control';
import type { NumberSetting, Setting } from '@/stage/settings';
import type { Run } from '@/stage/use-run';

import { wordsOf } from './features';
import type { Lesson } from './learn';
import { logitOf, sigmoid } from './model';

export const LONGEST_COMMENT = 300;
/** More would make an address that some servers refuse. */
export const MOST_LESSONS = 6;

const APART = '~';

/** What was taught: "-You are not a fool.~+Go home." teaches one harmless and one toxic sentence. */
const lessons: Setting<readonly Lesson[]> = {
  start: [],
  parse: (text) => {
    const value = text.split(APART).map((lesson) => ({
      text: lesson.slice(1),
      isToxic: lesson.startsWith('+'),
    }));
    const isUsable =
      value.length <= MOST_LESSONS &&
      text.split(APART).every((lesson) => /^[+-]/.test(lesson)) &&
      value.every((lesson) => canTeach(lesson.text));
    return isUsable
      ? { value }
      : {
          problem: `Taught sentences: write at most ${MOST_LESSONS}, each with + or - in front.`,
        };
  },
  write: (value) => value.map(({ text, isToxic }) => `${isToxic ? '+' : '-'}${text}`).join(APART),
};

const WAYS = choice('What a score does', ['naive', 'mine'] as const, 'naive');

/** A wrong address is told in the words of the switch. */
const APPROACH: typeof WAYS = {
  ...WAYS,
  parse: (text) => {
    const reading = WAYS.parse(text);
    return 'value' in reading
      ? reading
      : { problem: 'What a score does: choose “Yes or no”, or “Yes, no, or unsure”.' };
  },
};

/** Everything a run depends on. */
export const settings = defineSettings({
  toxic: whole({
    name: 'Toxic comments in 1,000',
    // Half: here the model was tested, and nothing has gone wrong yet.
    start: 500,
    from: 1,
    to: 500,
    unit: 'of 1,000',
    isRatio: true,
  }),
  cut: number({ name: 'Cut', start: 0.5, from: 0.001, to: 0.999, format: formatScore }),
  approach: APPROACH,
  wanted: whole({ name: 'Right flags wanted', start: 80, from: 50, to: 99, unit: 'of 100' }),
  comment: line('Your comment', '', LONGEST_COMMENT),
  taught: lessons,
});

export type Settings = typeof settings.start;

/** Whether a sentence can be taught and written into an address. */
export function canTeach(text: string): boolean {
  return text.length <= LONGEST_COMMENT && !text.includes(APART) && wordsOf(text).length > 0;
}

/** A score as it is shown: two decimals, and a third near the ends, where 0.99 and 0.999 are far apart, and just beside a half. */
export function formatScore(score: number): string {
  const isBesideHalf = score !== 0.5 && Math.abs(score - 0.5) < 0.005;
  return score.toFixed(score > 0.985 || score < 0.015 || isBesideHalf ? 3 : 2);
}

/** Where arrow keys take the crowd: rare is a matter of ratios. */
const STOPS = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400,
  500,
];
const STOPS_PER_KEY: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

/** The crowd after a key; `undefined` for keys that mean nothing here. */
export function moveCrowd(toxic: number, key: string): number | undefined {
  const stops = STOPS_PER_KEY[key];
  if (stops === undefined) return undefined;
  const ahead =
    stops > 0
      ? STOPS.filter((stop) => stop > toxic)
      : STOPS.filter((stop) => stop < toxic).toReversed();
  return ahead[Math.abs(stops) - 1] ?? ahead.at(-1) ?? toxic;
}

const LARGEST_LOGIT = logitOf(0.999);

/** The cut as a place on the axis, which is what a hand moves: equal steps there are not equal steps of the score. */
const CUT_ON_AXIS: NumberSetting = {
  ...number({ name: 'Cut', start: 0, from: -LARGEST_LOGIT, to: LARGEST_LOGIT, step: 0.2 }),
  format: (logit) => formatScore(sigmoid(logit)),
  say: (logit) => `score ${formatScore(sigmoid(logit))}`,
  parse: (text) => {
    const reading = settings.shape.cut.parse(text);
    return 'value' in reading ? { value: logitOf(reading.value) } : reading;
  },
};

/** What the cut's handle and its number in the sentence need. */
export function controlCut(run: Pick<Run<Settings>, 'number'>): NumberControl {
  const plain = run.number('cut');
  return {
    ...plain,
    setting: CUT_ON_AXIS,
    value: logitOf(plain.value),
    change: (logit) => plain.change(Number(sigmoid(logit).toFixed(4))),
  };
}
