/** How a pitch is written: "440 Hz", "1.76 kHz". */
export function formatHz(hz: number): string {
  if (hz < 1_000) return `${String(Math.round(hz))} Hz`;
  return `${(hz / 1_000).toFixed(hz < 9_950 ? 2 : 1)} kHz`;
}

/** A share of the disc: "12%", "2.8%". */
export function formatShare(share: number): string {
  const percent = share * 100;
  return `${percent < 9.95 ? percent.toFixed(1) : String(Math.round(percent))}%`;
}

/** What the measurements of 60 and 75 Hz say; bars count from 0, and are unset until they have been heard. */
export function compareBars(low: number | undefined, high: number | undefined): string {
  if (low === undefined || high === undefined) return 'Listening to both.';
  if (low === high) return 'The same bar: this window cannot tell them apart.';
  return 'Two bars: this window tells them apart, and smears a drum for it.';
}
