export const MONTHS_PER_YEAR = 12;

/**
 * What a fixed monthly amount grows to at a fixed yearly rate. Each amount is paid at the start of
 * its month, and the rate is effective: twelve months at it make exactly one year.
 */
export function futureValue(monthly: number, months: number, yearlyRate: number): number {
  const logGrowthPerMonth = Math.log1p(yearlyRate) / MONTHS_PER_YEAR;
  // expm1 keeps the digits that `(1 + rate) ** months - 1` loses when the rate is tiny.
  const ratePerMonth = Math.expm1(logGrowthPerMonth);
  if (ratePerMonth === 0) return monthly * months;
  const growthInAll = Math.expm1(logGrowthPerMonth * months);
  return monthly * (1 + ratePerMonth) * (growthInAll / ratePerMonth);
}

/** The monthly amount that reaches the goal exactly; the inverse of `futureValue`. */
export function monthlyForGoal(goal: number, months: number, yearlyRate: number): number {
  return goal / futureValue(1, months, yearlyRate);
}
