import { toLinear } from './contrast.ts';

/** Lightness from 0 to 1, chroma from 0, hue in radians: equal steps look equal. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A six-digit hex colour in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The nearest hex colour of the same lightness and hue: chroma is reduced when the colour is outside sRGB. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const channels = toRgb(lightness, chroma * Math.cos(hue), chroma * Math.sin(hue));
  const isShown = channels.every((value) => value > -0.0005 && value < 1.0005);
  if (!isShown && chroma > 0.001) return toHex({ lightness, chroma: chroma * 0.98, hue });
  return `#${channels.map(toByte).join('')}`;
}

function toRgb(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
