/** An element of the page; drawn by PageView, and written as text to be measured. */
export interface Piece {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inside?: readonly (Piece | string)[];
}

/** Whether the words are written behind the leaves or before them. */
export type Order = 'last' | 'first';

/** More than any response here has room for. */
export const MOST_LEAVES = 3_000;
/** Each leaf is turned by the golden angle, as a plant does it: no two ever hide each other. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** How far apart leaves are, and how long each of them is, in turn. */
const SPREAD = 900;
const LENGTHS = [1_800, 2_300, 2_000, 2_500, 2_150];
/** The circles of a leaf that is 160 long have a radius of 100. */
const RADIUS_TO_LENGTH = 100 / 160;

/** One leaf: a move, two arcs, and a line for its rib. */
export function leafPath(index: number): string {
  const [turn, away] = [index * GOLDEN_ANGLE, SPREAD * Math.sqrt(index + 0.5)];
  const length = LENGTHS[index % LENGTHS.length] ?? 0;
  const [across, down] = [Math.cos(turn), Math.sin(turn)];
  const radius = Math.round(length * RADIUS_TO_LENGTH);
  const [x, y] = [Math.round(length * across), Math.round(length * down)];
  const arc = `a${radius} ${radius} 0 0 1`;
  return (
    `M${join(Math.round(away * across), Math.round(away * down))}` +
    `${arc}${join(x, y, ' ')}${arc}${join(-x, -y, ' ')}l${join(x, y)}`
  );
}

/** Two numbers as a path has them: a minus sign needs no space before it. */
function join(x: number, y: number, before = ''): string {
  // Adding zero turns a negative zero into a plain one.
  return [x + 0, y + 0]
    .map((value, index) => `${value < 0 ? '' : index > 0 ? ' ' : before}${value}`)
    .join('');
}

const pieces: Piece[] = [];

/** The first leaves, each made once. */
function leafPieces(count: number): readonly Piece[] {
  while (pieces.length < count) {
    pieces.push({ tag: 'path', attributes: { d: leafPath(pieces.length) } });
  }
  return pieces.slice(0, count);
}

/** The corner and size of a square that holds so many leaves. */
export function viewOf(leaves: number): string {
  const reach = Math.round(SPREAD * Math.sqrt(leaves + 1) + Math.max(...LENGTHS));
  return [-reach, -reach, 2 * reach, 2 * reach].join(' ');
}

/** The page's own style. Its lengths are those of the container: in a page of its own, those of the window. */
export const CSS =
  'main{display:flex;flex-wrap:wrap;align-items:center;align-content:center;gap:.5rem;min-height:100cqb;' +
  'box-sizing:border-box;padding:.5rem 5%;color:#3f7a35;background:#fff;font:1.4rem/1.25 Arial,sans-serif}' +
  'div,svg{flex:1 1 17rem}' +
  'h1{margin:0 0 .2em;font-size:clamp(2.25rem,1.286rem + 4.286cqi,4.5rem);line-height:1;letter-spacing:-.03em}' +
  'p{margin:0 0 .7em}' +
  'a{display:inline-block;padding:.4em 1em;border-radius:9in;color:#fff;background:#3f7a35;text-decoration:none}' +
  'svg{height:min(92cqb,40cqi)}' +
  'path{fill:#7fb069;stroke:#27583a;stroke-width:60}' +
  'path:nth-child(5n){fill:#3f7a35}' +
  'path:nth-child(8n){fill:#cde6b0}';

const HEAD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>Prakruti</title><style>${CSS}</style>`;

const WORDS: Piece = {
  tag: 'div',
  inside: [
    { tag: 'h1', inside: ['Prakruti'] },
    { tag: 'p', inside: ['Sanskrit for nature.'] },
    { tag: 'a', attributes: { href: '#begin' }, inside: ['Begin'] },
  ],
};

/** A headline, a paragraph, leaves and one action; the first leaves may be all that is there of them. */
export function composeBody(leaves: number, order: Order, shown = leaves): Piece {
  const picture: Piece = {
    tag: 'svg',
    // Its upper part fills the room it has, as if it rose.
    attributes: { viewBox: viewOf(leaves), preserveAspectRatio: 'xMidYMin slice' },
    inside: leafPieces(shown),
  };
  return { tag: 'main', inside: order === 'first' ? [WORDS, picture] : [picture, WORDS] };
}

/** What is sent. */
export function writePage(leaves: number, order: Order): string {
  return HEAD + write(composeBody(leaves, order));
}

/** What is left of the page when its words and its leaves are taken out. */
export function writeEmptyPage(): string {
  return HEAD + write({ tag: 'main', inside: [] });
}

function write({ tag, attributes = {}, inside = [] }: Piece): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const start = `<${tag}${named.join('')}`;
  // An element of SVG may be closed at once.
  if (tag === 'path') return `${start}/>`;
  const text = inside.map((piece) => (typeof piece === 'string' ? piece : write(piece)));
  return `${start}>${text.join('')}</${tag}>`;
}
