/** The canvas of every sleeve, in SVG units. */
export const WIDTH = 800;
export const HEIGHT = 600;
/** Distance from the edge to the track number and to the title, on all four sides. */
export const MARGIN = 48;

/** Flat colours, as six-digit hex. */
export interface Palette {
  ground: string;
  /** What the motif is mostly made of. */
  figure: string;
  /** The third colour, where the motif needs one. */
  spot?: string;
  /** Track number and title. */
  ink: string;
  /** The accent of the write-up in each theme; its lightness is adjusted until the contrast suffices. */
  accent: { light: string; dark: string };
}

/** Left edge, top edge, width and height of a part of the canvas; it may reach beyond it. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How the motif stands on the first screen of a write-up, which is wide or tall and never 4:3. */
export interface Opening {
  /** Beside the summary and up to the top edge, below it, or behind it where the motif leaves that corner empty. */
  place: 'beside' | 'below' | 'behind';
  /** What has to be seen. A side of it that lies on an edge of the canvas lies on the edge of the screen as well. */
  wide: Box;
  /** The same for phones. Unset: as wide. */
  tall?: Box;
  /** Where the middle of Play stands, in percent of the picture's room. Unset: in its middle. */
  play?: { wide: readonly [x: number, y: number]; tall: readonly [x: number, y: number] };
}

/** Where the motif of a sleeve without a drawing of its own stands. */
export const BARS_OPENING: Opening = {
  place: 'below',
  wide: [MARGIN, 130, WIDTH - 2 * MARGIN, 270],
};

/** One cover, still and in motion. */
export interface Sleeve {
  track: string;
  /** The wordmark, as it is set on the cover: upper case. */
  title: string;
  palette: Palette;
  opening: Opening;
  /**
   * Markup of the motif at loop phase `t`: periodic in 1, and at its best at 0, which is the still cover. `lettering` is the
   * path data of track number and title, for a motif that repeats them.
   */
  draw: (t: number, lettering: string) => string;
}

/** A coordinate as SVG text: at most one decimal, no trailing zero. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Numbers as SVG path arguments: a minus sign also separates, which saves a byte each. */
export function args(...values: number[]): string {
  return values.map(num).join(' ').replaceAll(' -', '-');
}

/** One element; numbers are rounded, underscores in names become hyphens, so attributes read as object keys. */
export function element(
  name: string,
  attributes: Record<string, string | number>,
  children = '',
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? num(value) : value;
      return ` ${key.replaceAll('_', '-')}="${text}"`;
    })
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Path data of a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${args(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`;
}

/** Path data of a square around a point. */
export function square(cx: number, cy: number, side: number): string {
  return box(cx - side / 2, cy - side / 2, side, side);
}

/** The value of a transform attribute. */
export function translate(x: number, y: number): string {
  return `translate(${args(x, y)})`;
}

/** The integers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A smooth path along `y = height(x)`, with a node every `step`: cubics that leave and arrive at the true slope. */
export function graph(height: (x: number) => number, from: number, to: number, step = 40): string {
  const nodes = range(Math.max(1, Math.round((to - from) / step)) + 1);
  const run = (to - from) / (nodes.length - 1);
  const handle = (x: number, dx: number) => [
    x + dx,
    height(x) + ((height(x + 1) - height(x - 1)) / 2) * dx,
  ];
  return nodes
    .map((node) => {
      const x = from + node * run;
      const point = [x, height(x)];
      if (node === 0) return `M${args(...point)}C${args(...handle(x, run / 3))}`;
      return `${node === 1 ? ' ' : 'S'}${args(...handle(x, -run / 3), ...point)}`;
    })
    .join('');
}
