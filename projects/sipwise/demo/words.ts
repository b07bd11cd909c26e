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

/** How wrong a bet was: "36 too many". */
export function judgeBet(bet: number, count: number): string {
  if (bet === count) return 'exactly right';
  return bet > count ? `${bet - count} too many` : `${count - bet} too few`;
}

/** A shared run in a few words: "6,000 a month for 5,00,000 in 5 years, without 2017". */
export function describeRun({ goal, years, monthly, mix, without, bet }: Settings): string {
  const isUsualMix = settings.shape.mix.write(mix) === settings.shape.mix.write(settings.start.mix);
  const mixName =
    mix.bitcoin === 100 ? 'all in on Bitcoin' : (findProfile(mix) ?? 'a mix of its own');
  return [
    `${formatRupees(monthly)} a month for ${formatRupees(goal)} in ${YEARS.say(years)}`,
    isUsualMix ? '' : mixName,
    without.length === 0 ? '' : `without ${without.join(', ')}`,
    bet === undefined ? '' : `and a bet on ${bet} of 100`,
  ]
    .filter(Boolean)
    .join(', ');
}
