/** The pages of the write-up's table: what font is in them, and their compressed bytes, to the hundred. */
export const PAGES = {
  none: 600,
  one: 8_500,
  two: 16_200,
  variable: 51_800,
  cut: 6_200,
} as const;
