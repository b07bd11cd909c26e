const grouped = new Intl.NumberFormat('en-US');

/** Exact, however large: "$1,242,963.82". */
export function formatCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const rest = String(size % 100n).padStart(2, '0');
  return `${cents < 0n ? '-' : ''}$${grouped.format(size / 100n)}.${rest}`;
}

/** From ten million dollars on a name says more than digits. */
const NAMED_FROM = 1_000_000_000n;
/** Powers of ten of a dollar. Browsers know no name beyond the trillion. */
const NAMES = [
  [18, 'quintillion'],
  [15, 'quadrillion'],
  [12, 'trillion'],
  [9, 'billion'],
  [6, 'million'],
] as const;
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** An amount without its sign, to the dollar: "$233,572", "$250 trillion". */
export function formatDollars(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const dollars = (size + 50n) / 100n;
  const named = NAMES.find(([power]) => size >= NAMED_FROM && dollars >= 10n ** BigInt(power));
  if (!named) return `$${grouped.format(dollars)}`;
  const [power, name] = named;
  return `$${threeDigits.format(Number(dollars) / 10 ** power)} ${name}`;
}

/** A total to the cent, as long as a headline has room for it. */
export function formatTotal(cents: bigint): string {
  return cents >= NAMED_FROM ? formatDollars(cents) : formatCents(cents);
}

const brief = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 3,
});
/** Cents that no letter people know stands for. */
const BRIEF_TO = 10n ** 17n;

/** For little room, however large: "$334k", "$5.17M", "> $999T". */
export function formatBriefly(cents: bigint): string {
  if (cents >= BRIEF_TO) return '> $999T';
  return `$${brief.format((cents + 50n) / 100n).replace('K', 'k')}`;
}

/** A whole number with its point, to four decimals and never rounded up: "96.3258". */
export function formatQuantity(raw: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const rest = String(raw % unit)
    .padStart(decimals, '0')
    .slice(0, Math.min(decimals, 4));
  return grouped.format(raw / unit) + (rest === '' ? '' : `.${rest}`);
}
