type Rgb = readonly [number, number, number];

/** Distance in RGB, with channels from 0 to 255. */
const CLOSE = 100;

/**
 * RGBA pixels, each replaced by the nearest of a few flat colours and the blends between them, which keeps edges
 * smooth. With so few colours a lossless frame is smaller than a lossy one.
 */
export function flatten(rgba: Buffer, colours: readonly string[], blends: number): Uint32Array {
  const palette = blend(colours.map(toRgb), blends);
  const nearest = new Map<number, number>();
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
  return pixels.map((pixel) => {
    const known = nearest.get(pixel);
    if (known !== undefined) return known;
    const found = pack(findNearest(unpack(pixel), palette));
    nearest.set(pixel, found);
    return found;
  });
}

/** Similar colours get no blends: their edge is invisible, and more colours cost bytes. */
function blend(colours: Rgb[], steps: number): Rgb[] {
  const mixes = colours.flatMap((one, index) =>
    colours
      .slice(index + 1)
      .filter((other) => distance(one, other) > CLOSE)
      .flatMap((other) =>
        Array.from({ length: steps }, (_, step) => mix(one, other, (step + 1) / (steps + 1))),
      ),
  );
  return [...colours, ...mixes];
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [channel(one[0], other[0]), channel(one[1], other[1]), channel(one[2], other[2])];
}

function findNearest(colour: Rgb, palette: Rgb[]): Rgb {
  return palette.reduce((best, other) =>
    distance(colour, other) < distance(colour, best) ? other : best,
  );
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Little-endian: red is the lowest byte. */
function unpack(pixel: number): Rgb {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}

function pack([red, green, blue]: Rgb): number {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
