import { judge } from './crowd';
import type { Cuts, Tally, Verdict } from './crowd';
import type { Learned, Reading } from './learn';
import { sigmoid } from './model';
import type { Score } from './model';
import { formatScore } from './settings';
import type { Settings } from './settings';

/** "93.2%". */
export function formatPercent(share: number, decimals = 0): string {
  return `${(share * 100).toFixed(decimals)}%`;
}

/** "Held-out accuracy 93.2% (88.6% to 96.8%), sample comments". */
export function formatAccuracy({ accuracy: { share, low, high } }: Learned): string {
  const [from, to] = [formatPercent(low, 1), formatPercent(high, 1)];
  return `Held-out accuracy ${formatPercent(share, 1)} (${from} to ${to}), sample comments`;
}

/** What waits behind Play: "10 toxic in 1,000 comments, and a person for what is unsure." */
export function describeRun({ toxic, approach, comment, taught }: Settings): string {
  const lessons = taught.length === 1 ? 'one taught sentence' : `${taught.length} taught sentences`;
  const also = [
    approach === 'mine' ? 'a person for what is unsure' : '',
    taught.length > 0 ? lessons : '',
    comment === '' ? '' : `a score for ${quote(comment)}`,
  ].filter(Boolean);
  const list = new Intl.ListFormat('en-GB').format(also);
  const text = `${toxic} toxic in 1,000 comments${list === '' ? '' : `, with ${list}`}`;
  return /[.!?…]”$/.test(text) ? text : `${text}.`;
}

/** The write-up's words for the three bands. */
const BANDS: Readonly<Record<Verdict, string>> = {
  flagged: 'likely toxic',
  doubt: 'unsure, a person should look',
  fine: 'looks fine',
};

/** What the page says of a comment. */
export function nameBand(logit: number, cuts: Cuts): string {
  return BANDS[judge(logit, cuts)];
}

/** Whether yes or no does more harm than good: more flags are wrong than right, or more toxic comments missed than caught. */
export function hasFailed({ flagged, right, missed }: Tally): boolean {
  return flagged - right > right || missed > right;
}

/** A sentence with one part that matters. */
export type Told = readonly [before: string, marked: string, after: string];

/** What yes or no does to people; it follows "With 10 toxic in 1,000 comments, ". */
export function tellYesOrNo(tally: Tally): Told {
  const { flagged, right, missed } = tally;
  const wrong = flagged - right;
  if (flagged === 0) return ['', 'nobody is flagged', ` and ${slips(missed)}.`];
  if (wrong > right) {
    if (right > 0) {
      const before = missed === 0 ? 'none slips by, but ' : '';
      return [before, `${wrong} of the ${flagged}`, ' people it flags did nothing wrong.'];
    }
    return [
      '',
      flagged === 1 ? 'the one person' : flagged === 2 ? 'both people' : `all ${flagged} people`,
      ' it flags did nothing wrong.',
    ];
  }
  const before = wrong === 0 ? '' : `${right} of `;
  const all = wrong === 0 ? 'all ' : '';
  const flags =
    flagged === 1
      ? 'its only flag is right'
      : flagged === 2 && wrong === 0
        ? 'both its flags are right'
        : `${before}${all}its ${flagged} flags are right`;
  return missed > right ? [`${flags}, but `, slips(missed), '.'] : ['', flags, '.'];
}

/** The same where what is unsure goes to a person, who has found so many toxic ones in it. */
export function tellThreeBands({ flagged, right, unsure, missed }: Tally, found: number): Told {
  const all = found + missed;
  if (flagged === 0) {
    const finds = missed > 0 ? `${found} of ${all}` : all === 1 ? 'the toxic one' : `all ${all}`;
    return ['nobody is flagged. A person reads ', String(unsure), ` and finds ${finds}.`];
  }
  const flags = `${right} of ${flagged} ${flagged === 1 ? 'flag is' : 'flags are'} right`;
  const left = missed === 0 ? 'none slips' : missed === 1 ? 'one slips' : `${missed} slip`;
  return [`${flags}. A person reads `, String(unsure), `, finds ${found} more; ${left} by.`];
}

function slips(missed: number): string {
  if (missed === 1) return 'one toxic comment slips through';
  return `${missed} toxic comments slip through`;
}

/** As much of a comment as fits into a headline. */
const LONGEST_QUOTE = 46;

function quote(text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text;
  return `“${short}”`;
}

/** What became of the visitor's comment; `lostCatches` is what the lessons cost, where it is known. */
export function tellComment(
  { comment, taught, toxic }: Pick<Settings, 'comment' | 'taught' | 'toxic'>,
  logit: number,
  cuts: Cuts,
  lostCatches: number | undefined,
): Told {
  const isUnsure = judge(logit, cuts) === 'doubt';
  const score = `${formatScore(sigmoid(logit))}, ${isUnsure ? 'unsure' : nameBand(logit, cuts)}`;
  const isTaught = taught.some(({ text }) => text === comment);
  if (!isTaught) {
    return [`${quote(comment)} scores `, score, isUnsure ? ': a person should look.' : '.'];
  }
  const price = lostCatches === undefined ? '' : `, and misses ${tellChange(lostCatches, toxic)}`;
  return [`Taught once, the model scores ${quote(comment)} `, score, `${price}.`];
}

function tellChange(lost: number, toxic: number): string {
  if (lost === 0) return 'as many toxic comments as before';
  return `${Math.abs(lost)} ${lost > 0 ? 'more' : 'fewer'} of the ${toxic} toxic ${toxic === 1 ? 'comment' : 'comments'}`;
}

/** What is known of a comment of the crowd, and what becomes of it. */
export function tellTruth({ isToxic, logit }: Reading, cuts: Cuts): string {
  const score = formatScore(sigmoid(logit));
  const verdict = judge(logit, cuts);
  if (verdict === 'doubt') {
    return `${isToxic ? 'Toxic' : 'Harmless'}, ${score}: a person reads it`;
  }
  if (isToxic) return `Toxic, ${score}: ${verdict === 'flagged' ? 'flagged' : 'it slips through'}`;
  return `Harmless, ${score}: ${verdict === 'flagged' ? 'flagged all the same' : 'left alone'}`;
}

/** How much of the flags is right, under its percentage. */
export function tellShare({ right, of }: Share, isNaive: boolean, isShort: boolean): string {
  if (of === 0) return 'nothing is flagged';
  if (isShort && isNaive && of > 1) return `${right} of ${of} right`;
  if (!isNaive) return `${right} of ${of} right, with a person`;
  return of === 1
    ? `the one flag is ${right === 1 ? 'right' : 'wrong'}`
    : `${right} of ${of} flags are right`;
}

/** What the flags and the reading cost people: a count, and what it counts. */
export function tellCost({ flagged, right, unsure }: Tally) {
  return {
    flagged:
      flagged === 0
        ? { count: 0, of: 'flagged' }
        : { count: flagged - right, of: `of ${flagged} flagged wrongly` },
    person: { count: unsure, of: 'unsure, a person reads' },
  };
}

/** Toxic comments that slip through, of all there are. */
export interface Missed {
  readonly count: number;
  readonly of: number;
}

/** What a share of right flags does not tell: "missed 14 of 100 toxic", or "missed 14" where there is little room. */
export function tellMissed({ count, of }: Missed, isShort: boolean): string {
  return isShort ? `missed ${count}` : `missed ${count} of ${of} toxic`;
}

/** So many right of so many. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

/** Where the score of a comment comes from, and which of its words the model has never met. */
export function tellWords({ words, shares }: Score, known: readonly string[]): string {
  const top = Math.max(...shares);
  const heaviest = words[shares.indexOf(top)];
  const reason =
    top > 0 && heaviest !== undefined
      ? `“${heaviest}” pushes most towards toxic.`
      : 'No word pushes towards toxic.';
  const strangers = findStrangers(words, known).map((word) => `“${word}”`);
  if (strangers.length === 0) return reason;
  const list = new Intl.ListFormat('en-GB').format(strangers);
  return `${reason} Not in its training text, so judged by letters alone: ${list}.`;
}

/** The words that the model has never met, each once. */
export function findStrangers(words: readonly string[], known: readonly string[]): string[] {
  const met = new Set(known);
  return [...new Set(words)].filter((word) => !met.has(word));
}

/** What the headline is about: the crowd, or the comment that was scored or taught last. */
export interface Topic extends Pick<Settings, 'toxic' | 'cut' | 'approach' | 'comment' | 'taught'> {
  readonly isComment: boolean;
  /** How many dares were taken: one that is taken again is told again. */
  readonly opened: number;
}

/** The headline follows the hand: it is about what was changed last. Unchanged values give the same topic. */
export function followHand(before: Topic, values: Settings, opened: number): Topic {
  const { toxic, cut, approach, comment, taught } = values;
  const isNewComment =
    comment !== before.comment || taught !== before.taught || opened !== before.opened;
  const isNewCrowd = toxic !== before.toxic || cut !== before.cut || approach !== before.approach;
  if (!isNewComment && !isNewCrowd) return before;
  const isComment = isNewComment && comment !== '';
  return { toxic, cut, approach, comment, taught, isComment, opened };
}
