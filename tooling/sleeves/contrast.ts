/** The contrast of two six-digit hex colours as WCAG 2 defines it, from 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of a colour against several others. */
export function lowestContrast(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(colour, other)));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The three channels in linear light, from 0 to 1. */
export function toLinear(hex: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(hex))
    throw new Error(`Expected a colour such as #0c0d0f, found ${hex}.`);
  return [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}
