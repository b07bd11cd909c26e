import { MARKET_HISTORY } from './market';
import { findProfile, settings, YEARS } from './settings';
import type { Settings } from './settings';

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees with Indian grouping, without a sign: 1000000 becomes "10,00,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/** What a year earned, such as "+80%". */
export function formatEarned(earned: number): string {
  const percent = Math.round(earned * 100);
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}

/** A bet that is no further off is nearly right. */
const CLOSE = 3;

/** How wrong a bet was: "36 too many", "close, 2 too few". */
export function judgeBet(bet: number, count: number): { words: string; isClose: boolean } {
  const off = Math.abs(bet - count);
  const isClose = off <= CLOSE;
  if (off === 0) return { words: 'exactly right', isClose };
  const words = `${off} too ${bet > count ? 'many' : 'few'}`;
  return { words: isClose ? `close, ${words}` : words, isClose };
}

/** What the average asks for, and how many miss the goal with it. */
export function tellAverage(average: number, missed: string): string {
  return ` On the average’s ${formatRupees(average)}, ${missed} miss.`;
}

/** A year in which Bitcoin did more than this is why the futures without it are worse, in percent. */
const A_YEAR_OF_BITCOIN = 500;

/** The years that are left out, with the reason why one of them matters: "2017, when Bitcoin rose 1,281%". */
export function nameYears(years: readonly number[]): string {
  if (years.length > 1) return `${years.length} of the ten years`;
  const rose = MARKET_HISTORY.find(({ year }) => year === years[0])?.bitcoin ?? 0;
  const reason = `, when Bitcoin rose ${rose.toLocaleString('en-GB')}%`;
  return `${years.join('')}${rose > A_YEAR_OF_BITCOIN ? reason : ''}`;
}

/** What a dare has put back to where it was at the start: "Back to 5,00,000 in 5 years. " Empty: nothing. */
export function tellReset(
  before: Pick<Settings, 'goal' | 'years'>,
  { goal, years }: Pick<Settings, 'goal' | 'years'>,
): string {
  const back = [
    before.goal === goal ? '' : formatRupees(goal),
    before.years === years ? '' : YEARS.say(years),
  ].filter(Boolean);
  return back.length === 0 ? '' : `Back to ${back.join(' in ')}. `;
}

/** A shared run in a few words: "6,000 rupees a month for 5,00,000 in 5 years, without 2017". */
export function describeRun({ goal, years, monthly, mix, without, bet }: Settings): string {
  const isUsualMix = settings.shape.mix.write(mix) === settings.shape.mix.write(settings.start.mix);
  const mixName =
    mix.bitcoin === 100 ? 'all in on Bitcoin' : (findProfile(mix) ?? 'with another mix');
  return [
    `${formatRupees(monthly)} rupees a month for ${formatRupees(goal)} in ${YEARS.say(years)}`,
    isUsualMix ? '' : mixName,
    without.length === 0 ? '' : `without ${without.join(', ')}`,
    bet === undefined ? '' : `and a bet on ${bet} of 100`,
  ]
    .filter(Boolean)
    .join(', ');
}
