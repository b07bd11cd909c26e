import { MARKET_HISTORY } from './market';
import { findProfile, settings, YEARS } from './settings';
import type { Settings } from './settings';

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees with Indian grouping, without a sign: 1000000 becomes "10,00,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/** An amount in lakh, and where there is room in the grouping of the rest of the world: "5 LAKH RUPEES = 500,000". */
export function formatLakh(amount: number, room: 'much' | 'some' | 'little' = 'much'): string {
  const lakh = `${Number((amount / 100_000).toFixed(2))} LAKH`;
  if (room === 'little') return lakh;
  return `${lakh}${room === 'some' ? '' : ' RUPEES'} = ${Math.round(amount).toLocaleString('en-US')}`;
}

/** An amount beside a line of the drawing: "10,000", "2 LAKH", "1 CRORE". */
export function formatAmount(amount: number): string {
  if (amount >= 1e7) return `${amount / 1e7} CRORE`;
  return amount >= 1e5 ? formatLakh(amount, 'little') : formatRupees(amount);
}

/** What a year earned, such as "+80%". */
export function formatEarned(earned: number): string {
  const percent = Math.round(earned * 100);
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}

/** How wrong a bet was: "36 too many". */
export function judgeBet(bet: number, count: number): string {
  if (bet === count) return 'exactly right';
  return bet > count ? `${bet - count} too many` : `${count - bet} too few`;
}

/** What the average asks for, and how many miss the goal with it; `more` is what is paid more than that. */
export function tellAverage(average: number, more: number, missed: string): string {
  return ` The average asks ${formatRupees(average)}, ${more > 0 ? 'but' : 'and even'} then ${missed} miss.`;
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
