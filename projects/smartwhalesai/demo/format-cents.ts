const grouped = new Intl.NumberFormat('en-US');

/** Exact, however large: "$1,242,963.82". */
export function formatCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const rest = String(size % 100n).padStart(2, '0');
  return `${cents < 0n ? '-' : ''}$${grouped.format(size / 100n)}.${rest}`;
}

const rounded = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});
/** From ten million dollars on a name says more than digits. */
const NAMED_FROM = 1_000_000_000n;

/** An amount without its sign and its cents: "$233,572", "$250 trillion". */
export function formatDollars(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  if (size >= NAMED_FROM) return `$${rounded.format(size / 100n)}`;
  return formatCents(size).replace(/\.\d+$/, '');
}

const brief = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 0 });

/** For little room, however large: "$250T". */
export function formatBriefly(cents: bigint): string {
  return `$${brief.format(cents / 100n)}`;
}

/** For little room: "$334k". */
export function formatThousands(cents: bigint): string {
  return `$${grouped.format((cents + 50_000n) / 100_000n)}k`;
}

/** A whole number with its point, to four decimals and never rounded up: "96.3258". */
export function formatQuantity(raw: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const rest = String(raw % unit)
    .padStart(decimals, '0')
    .slice(0, Math.min(decimals, 4));
  return grouped.format(raw / unit) + (rest === '' ? '' : `.${rest}`);
}
