/**
 * The pixels of a picture as places in a palette, which begins with the colours given and goes on with the most frequent of the
 * picture; the others, in flat art the soft edges, take the nearest of those.
 */
export function reduceColours(
  rgba: Buffer,
  given: number[],
  mostColours: number,
): { palette: number[]; pixels: Uint8Array } {
  const counts = countColours(rgba);
  const frequent = [...counts.keys()]
    .filter((colour) => !given.includes(colour))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const palette = [...given, ...frequent].slice(0, mostColours);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));

  const pixels = new Uint8Array(rgba.length / 4);
  eachRun(rgba, (colour, from, to) => pixels.fill(places.get(colour) ?? 0, from, to));
  return { palette, pixels };
}

function countColours(rgba: Buffer): Map<number, number> {
  const counts = new Map<number, number>();
  eachRun(rgba, (colour, from, to) => {
    counts.set(colour, (counts.get(colour) ?? 0) + to - from);
  });
  return counts;
}

/** Calls back for pixels of one colour that follow each other. */
function eachRun(rgba: Buffer, visit: (colour: number, from: number, to: number) => void): void {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  let from = 0;
  for (let to = 1; to <= pixels.length; to += 1) {
    if (pixels[to] === pixels[from]) continue;
    visit(rgba.readUIntBE(from * 4, 3), from, to);
    from = to;
  }
}

function nearest(palette: number[], colour: number): number {
  let [place, least] = [0, Infinity];
  for (let index = 0; index < palette.length; index += 1) {
    const distance = distanceOf(palette[index] ?? 0, colour);
    if (distance < least) [place, least] = [index, distance];
  }
  return place;
}

function distanceOf(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 0xff) - ((b >> 8) & 0xff);
  const blue = (a & 0xff) - (b & 0xff);
  return red ** 2 + green ** 2 + blue ** 2;
}
