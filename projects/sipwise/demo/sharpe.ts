import { RISK_FREE_RATE } from './market';

/**
 * Return above the risk-free rate per unit of risk, annualised, with the sample deviation (n - 1).
 * `undefined` when the returns never vary: a ratio over no risk has no meaning.
 */
export function sharpeRatio(
  returns: readonly number[],
  periodsPerYear = 1,
  riskFreePerYear = RISK_FREE_RATE,
): number | undefined {
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (returns.length - 1));
  if (!(deviation > NO_DEVIATION)) return undefined;
  return (mean * periodsPerYear - riskFreePerYear) / (deviation * Math.sqrt(periodsPerYear));
}

/** Anything below is rounding of returns that are in truth equal. */
const NO_DEVIATION = 1e-12;
