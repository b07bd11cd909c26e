import type { Part } from './trips';

/** An element of the page; drawn by PageView, and written as text to be measured. */
export interface Piece {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inside?: readonly (Piece | string)[];
}

/** The page in its two forms, which say the same. */
export interface Page {
  readonly css: string;
  readonly body: Piece;
  /** What is sent. */
  readonly html: string;
}

/** The tips of the leaf are so far above and below its middle. */
const HALF_LENGTH = 80;
/** These have no end tag in HTML. */
const VOID = ['img'];
/** Elements of SVG that are closed at once. */
const CLOSED = ['path'];

/** Room for the widest leaf: its corner, width and height. */
const LEAF_VIEW = '20 16 160 168';
export const LEAF_VIEW_SIZE = { width: 160, height: 168 } as const;

const PARAGRAPH = 'Sanskrit for nature. Few parts, and room around them.';

export const FONT_NAME = 'Archivo Late';

/** The radius of two circles that overlap in a leaf of this width. */
export function radiusFor(width: number): number {
  const half = width / 2;
  return (HALF_LENGTH ** 2 + half ** 2) / width;
}

/** The leaf: a move and two arcs. */
export function leafPath(width: number): string {
  const radius = String(Math.round(radiusFor(width) * 10) / 10);
  const arc = `A${radius} ${radius} 0 0 1 100`;
  return `M100 20${arc} 180${arc} 20Z`;
}

/** A headline, a paragraph, a leaf and one action, with the parts that it asks for. */
export function composePage(leaf: number, parts: readonly Part[]): Page {
  const [script, font, photo] = (['script', 'font', 'photo'] as const).map((part) =>
    parts.includes(part),
  );
  // Lengths of the container: in a page of its own they are those of the window.
  const css =
    (font ? `@font-face{font-family:"${FONT_NAME}";src:url(archivo.woff2)}` : '') +
    'main{position:relative;display:grid;grid-template-columns:1fr 44%;align-items:center;gap:4%;min-height:100cqb;' +
    'box-sizing:border-box;padding:5%;color:#3f7a35;background:#fff;' +
    `font:1rem/1.45 ${font ? `"${FONT_NAME}",` : ''}Arial,sans-serif}` +
    'h1{margin:0 0 .3em;font-size:clamp(2.25rem,1.286rem + 4.286cqi,4.5rem);line-height:1;letter-spacing:-.03em}' +
    'p{max-width:24ch;margin:0 0 1.2em}' +
    'a{display:inline-block;padding:.6em 1.2em;border-radius:9in;color:#fff;background:#3f7a35;text-decoration:none}' +
    'svg{width:100%;max-height:88cqb;fill:#7fb069}' +
    'div,svg{position:relative}' +
    (photo
      ? 'main{color:#fff;background:#27583a}img{position:absolute;width:100%;height:100%;object-fit:cover}'
      : '');
  const body: Piece = {
    tag: 'main',
    inside: [
      ...(photo ? [{ tag: 'img', attributes: { alt: '', src: 'photo.jpg' } }] : []),
      {
        tag: 'div',
        inside: [
          { tag: 'h1', inside: ['Prakruti'] },
          {
            tag: 'p',
            inside: [PARAGRAPH],
          },
          { tag: 'a', attributes: { href: '#begin' }, inside: ['Begin'] },
        ],
      },
      {
        tag: 'svg',
        attributes: { viewBox: LEAF_VIEW },
        inside: [{ tag: 'path', attributes: { d: leafPath(leaf) } }],
      },
    ],
  };
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Prakruti</title>${script ? '<script src="app.js"></script>' : ''}<style>${css}</style>${write(body)}`;
  return { css, body, html };
}

function write({ tag, attributes = {}, inside = [] }: Piece): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const start = `<${tag}${named.join('')}`;
  if (VOID.includes(tag)) return `${start}>`;
  if (CLOSED.includes(tag)) return `${start}/>`;
  const text = inside.map((piece) => (typeof piece === 'string' ? piece : write(piece)));
  return `${start}>${text.join('')}</${tag}>`;
}
