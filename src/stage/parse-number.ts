/** What a person typed, grouped or not ("5,00,000", "5 00 000", "2.5"); NaN when it is no number. */
export function parseNumber(text: string): number {
  const bare = text.replaceAll(/[\s,_]/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN;
}
