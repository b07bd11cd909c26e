import type { Box, Size } from './map-layout';

interface Word extends Box {
  readonly text: string;
  readonly font: string;
}

/** A shape of a figure, with the way from its own units to pixels of the page. */
interface Shape {
  readonly path: Path2D;
  readonly place: DOMMatrix;
  readonly isFilled: boolean;
  readonly lineWidth: number;
}

/** The page as it can be printed at any size: its words, boxes, figures and pictures, in pixels of the page. */
export interface Print {
  readonly words: readonly Word[];
  readonly boxes: readonly Box[];
  readonly shapes: readonly Shape[];
  readonly pictures: readonly { readonly image: HTMLImageElement; readonly box: Box }[];
}

const STAGE = '[data-widget="demo"]';
const UNSEEN = `.visually-hidden, script, style, noscript, ${STAGE}`;
const CLEAR = /^rgba\(.*, 0\)$|^transparent$/;
const SHAPES = 'path, rect, circle';

/** How long the page is read before the next picture may be drawn. */
const READING_MS = 8;

/** Reads the page off the screen: each word where it stands. The stage is left out; it is drawn in its place. */
export async function readPrint(root: HTMLElement): Promise<Print> {
  const words: Word[] = [];
  const boxes: Box[] = [];
  const shapes: Shape[] = [];
  const pictures: { image: HTMLImageElement; box: Box }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && (node.matches(UNSEEN) || !node.checkVisibility())
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  let until = performance.now() + READING_MS;
  while (walker.nextNode()) {
    read(walker.currentNode);
    if (performance.now() < until) continue;
    await nextPicture();
    until = performance.now() + READING_MS;
  }
  return { words, boxes, shapes, pictures };

  function read(node: Node): void {
    if (node instanceof Text && node.parentElement) {
      if (/\S/.test(node.data)) readText(node, getComputedStyle(node.parentElement));
    } else if (node instanceof HTMLImageElement) {
      pictures.push({ image: node, box: boxOf(node.getBoundingClientRect()) });
    } else if (node instanceof Element) {
      const style = getComputedStyle(node);
      if (node instanceof SVGGraphicsElement && node.matches(SHAPES)) readShape(node, style);
      else if (!CLEAR.test(style.backgroundColor)) boxes.push(boxOf(node.getBoundingClientRect()));
    }
  }

  function readText(node: Text, { fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): void {
    // A line may break inside of "write-up"; printed as one word it would stand on both lines.
    for (const { 0: text, index } of node.data.matchAll(/[^\s/-]*[/-]|[^\s/-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      words.push({ text, font: `${fontWeight} ${fontSize} ${fontFamily}`, ...boxOf(box) });
    }
  }

  function readShape(element: SVGGraphicsElement, style: CSSStyleDeclaration): void {
    const matrix = element.getScreenCTM();
    const path = pathOf(element);
    if (!matrix || !path) return;
    shapes.push({
      path,
      place: new DOMMatrix().translate(scrollX, scrollY).multiply(matrix),
      isFilled: style.fill !== 'none',
      lineWidth: style.stroke === 'none' ? 0 : Number.parseFloat(style.strokeWidth),
    });
  }
}

function pathOf(element: SVGGraphicsElement): Path2D | undefined {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const { x, y, width, height } = element.getBBox();
  const path = new Path2D();
  if (element instanceof SVGCircleElement) {
    path.arc(x + width / 2, y + height / 2, width / 2, 0, 2 * Math.PI);
  } else path.rect(x, y, width, height);
  return path;
}

/** When the browser is about to draw again. */
export function nextPicture(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function boxOf({ left, top, width, height }: DOMRect): Box {
  return { x: left + scrollX, y: top + scrollY, width, height };
}

/** By day print on paper, at night a page in the dark. */
export const LOOKS = {
  day: { sheet: '#f6f7f4', box: '#e2e5df', ink: '#0c0d0f', figure: '#b9bfc4', stage: '#b9bfc4' },
  night: { sheet: '#1b1d22', box: '#24272d', ink: '#7b8189', figure: '#3a3e46', stage: '#2b2d33' },
} as const;

export type Look = (typeof LOOKS)[keyof typeof LOOKS];

/** A cut of the page: all of its width, from one line to another, in pixels of the page. */
interface Cut {
  readonly left: number;
  readonly scale: number;
  readonly from: number;
  readonly to: number;
}

const MOST_PIXELS_PER_PIXEL = 2;
/** What the sleeve shows of itself, as on the cover. */
const SLEEVES = { x: 0.24, y: 0.08, share: 0.65, count: 5 };

/** Prints one sheet, once; it is then moved about as a picture. */
export function printSheet(
  { words, boxes, shapes, pictures }: Print,
  stage: Box,
  cut: Cut,
  { width, height }: Size,
  look: Look,
): HTMLCanvasElement {
  const density = Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width * density), 1);
  canvas.height = Math.max(Math.round(height * density), 1);
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = look.sheet;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const scale = cut.scale * density;
  const place = new DOMMatrix([scale, 0, 0, scale, -cut.left * scale, -cut.from * scale]);
  const isOn = ({ y, height: high }: Box) => y < cut.to && y + high > cut.from;
  pen.setTransform(place);
  pen.fillStyle = look.box;
  for (const box of boxes.filter(isOn)) pen.fillRect(box.x, box.y, box.width, box.height);
  for (const { image, box } of pictures.filter((picture) => isOn(picture.box))) {
    pen.fillStyle = look.figure;
    pen.fillRect(box.x, box.y, box.width, box.height);
    if (image.complete && image.naturalWidth > 0 && look === LOOKS.day) {
      pen.drawImage(image, box.x, box.y, box.width, box.height);
    }
  }
  pen.strokeStyle = look.ink;
  for (const { path, place: own, isFilled, lineWidth } of shapes) {
    pen.setTransform(place.multiply(own));
    pen.fillStyle = look.figure;
    if (isFilled) pen.fill(path);
    pen.lineWidth = lineWidth;
    if (lineWidth > 0) pen.stroke(path);
  }
  pen.setTransform(place);
  pen.textBaseline = 'middle';
  pen.fillStyle = look.ink;
  for (const { text, font, x, y, width: wide, height: high } of words) {
    if (y > cut.to || y + high < cut.from) continue;
    pen.font = font;
    pen.fillText(text, x, y + high / 2, wide);
  }
  if (isOn(stage)) printStage(pen, stage, look);
  return canvas;
}

/** The stage as it was before Play: a sleeve that shows a sleeve. */
function printStage(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, look: Look): void {
  const { share, count } = SLEEVES;
  let place = { x, y, width, height };
  for (let depth = 0; depth < count; depth += 1) {
    pen.fillStyle = depth === 0 ? look.stage : depth % 2 === 1 ? look.ink : look.sheet;
    pen.fillRect(place.x, place.y, place.width, place.height);
    place = {
      x: place.x + place.width * SLEEVES.x,
      y: place.y + place.height * SLEEVES.y,
      width: place.width * share,
      height: place.height * share,
    };
  }
}
