const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const SEPARATORS = /[\s,_'\u00a0\u202f]/g;
const RUPEE_SIGN = /^(?:₹|rs\.?|inr)/i;
const RUPEE_UNITS: readonly (readonly [suffix: RegExp, factor: number])[] = [
  [/(?:lakhs?|lacs?|l)$/i, 100_000],
  [/(?:crores?|cr)$/i, 10_000_000],
  [/k$/i, 1_000],
  [/(?:rupees?|\/-)$/i, 1],
];

/** What a person typed, grouped or not ("5,00,000", "2.5", "1e6"); NaN when it is no number. */
export function readNumber(text: string): number {
  const bare = text.replaceAll(SEPARATORS, '').replace('−', '-');
  return NUMBER.test(bare) ? Number(bare) : Number.NaN;
}

/** The same for an amount of money as it is written in India: "₹5,00,000", "5L", "5 lakh", "0.1 crore", "20k". */
export function readRupees(text: string): number {
  const bare = text.replaceAll(SEPARATORS, '').replace(RUPEE_SIGN, '');
  const unit = RUPEE_UNITS.find(([suffix]) => suffix.test(bare));
  if (unit === undefined) return readNumber(bare);
  const [suffix, factor] = unit;
  // 1.1 lakh must be 110000 rupees and not 110000.00000000001.
  return Number((readNumber(bare.replace(suffix, '')) * factor).toPrecision(15));
}
