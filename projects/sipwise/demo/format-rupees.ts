const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees with Indian grouping, without a sign: 1000000 becomes "10,00,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

const LAKH = 100_000;

/** For axes: 250000 becomes "2.5L". A lakh is 1,00,000. */
export function formatLakh(amount: number): string {
  return amount === 0 ? '0' : `${String(Number((amount / LAKH).toFixed(2)))}L`;
}
