import { lineY, placeSheet, ringX } from './hang';
import type { Hanging, Line } from './hang';
import { touches } from './map-layout';
import type { Box } from './map-layout';

/** A part of the page on one of its sheets, in pixels of the drawing from the sheet's left upper corner. */
export interface Piece extends Box {
  /** Where the part begins on the page, as a share of its height. */
  readonly at: number;
  /** Whether a script of the page looks for it. */
  readonly isMoving: boolean;
  /** Whether it is the stage, which is too large to be filled. */
  readonly isStage: boolean;
  /** What its script weighs and is for, where it is said: once for each island. */
  readonly tag?: string;
}

/** One sheet of the page. */
export interface HungSheet {
  readonly takePrint: () => HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

interface LinePicture {
  readonly hanging: Hanging;
  readonly line: Line;
  readonly sheets: readonly HungSheet[];
  readonly isNight: boolean;
  readonly isBroken: boolean;
  /** How far the page has fallen. */
  readonly drop: number;
  /** How much of the page has got script, from its top: 0 to 1. */
  readonly reach: number;
  /** How many sheets hang already, in parts of a sheet. */
  readonly hung: number;
  /** How much of the page has arrived, from 0 to 1: until all has, its sheets are blank. Unset: all. */
  readonly arrived: number | undefined;
  /** How much the line would bear if only what moves had script: it is shown, faintly, over a page that lies. */
  readonly ghostStrain: number;
}

const DAY = {
  line: '#0c0d0f',
  given: '#5a70ff',
  moving: '#2340ff',
  edge: '#0c0d0f',
  blank: '#f6f7f4',
} as const;
const NIGHT = {
  line: '#f6f7f4',
  given: '#9dacff',
  moving: '#9dacff',
  edge: '#4a4e57',
  blank: '#1b1d22',
} as const;
const TAG_FONT = '650 12px Archivo, sans-serif';
const GHOST_FONT = '600 13px Archivo, sans-serif';
const TAG_HEIGHT = 20;
const PEG = { width: 7, height: 15 };
/** From how far above a sheet comes to its place on the line. */
const FROM_ABOVE_PX = 70;

/** Draws the line, the page on it, and which of its parts have script. */
export function drawLine(pen: CanvasRenderingContext2D, picture: LinePicture): void {
  const { hanging, line, sheets, isNight, drop, hung } = picture;
  const look = isNight ? NIGHT : DAY;
  if (drop === 1 && !isNight) drawGhost(pen, picture);
  drawRope(pen, picture, look.line);
  const tags: Tag[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const shown = Math.min(Math.max(hung - index, 0), 1);
    if (shown === 0) continue;
    const place = placeSheet(hanging, line, index, drop);
    pen.save();
    pen.globalAlpha = shown;
    pen.translate(place.x, place.y - FROM_ABOVE_PX * (1 - shown) ** 2);
    pen.rotate(place.turn);
    pen.translate(-sheet.width / 2, 0);
    drawStrings(pen, sheet.width, hanging.string, drop, look.line);
    if (picture.arrived === undefined) drawSheet(pen, sheet, picture, look);
    else drawBlank(pen, sheet, picture.arrived, look);
    if (isNight && drop === 0 && picture.arrived === undefined)
      tags.push(...tagsOf(pen, sheet, picture));
    pen.restore();
  }
  drawTags(pen, tags, hanging);
  // What lies is behind the floor, and the floor has to be seen.
  if (drop > FALLS) {
    pen.fillStyle = look.line;
    pen.fillRect(0, hanging.height - FLOOR_LINE_PX, hanging.width, FLOOR_LINE_PX);
  }
}

/** Less is the spring that swings. */
const FALLS = 0.02;
const FLOOR_LINE_PX = 2;
const BAR_PX = 5;

/** A sheet without anything on it, and how much has arrived, as browsers show it. */
function drawBlank(
  pen: CanvasRenderingContext2D,
  { width, height }: HungSheet,
  arrived: number,
  look: typeof DAY | typeof NIGHT,
): void {
  pen.fillStyle = look.blank;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = look.edge;
  pen.lineWidth = 1;
  pen.strokeRect(0, 0, width, height);
  pen.fillStyle = look.moving;
  pen.fillRect(0, 0, width * arrived, BAR_PX);
}

const GHOST_WORDS = 'Only what moves: it would still hang';

/** The page as it would hang the chosen way, so that both can be seen at once. */
function drawGhost(
  pen: CanvasRenderingContext2D,
  { hanging, line: { ring }, sheets, reach, ghostStrain }: LinePicture,
): void {
  const line = { ring, strain: ghostStrain };
  pen.save();
  pen.globalAlpha = 0.5;
  pen.strokeStyle = DAY.line;
  pen.lineWidth = 1.5;
  pen.setLineDash([5, 5]);
  strokeAlong(pen, hanging, line, 0, hanging.width);
  for (const [index, { width, height, pieces }] of sheets.entries()) {
    const place = placeSheet(hanging, line, index, 0);
    pen.save();
    pen.translate(place.x, place.y);
    pen.rotate(place.turn);
    pen.translate(-width / 2, 0);
    pen.strokeRect(0, 0, width, height);
    pen.fillStyle = DAY.moving;
    for (const piece of pieces) {
      if (!piece.isMoving || piece.isStage || glowOf(piece, reach) === 0) continue;
      pen.fillRect(piece.x, piece.y, piece.width, piece.height);
    }
    pen.restore();
  }
  pen.restore();
  pen.font = GHOST_FONT;
  pen.fillStyle = DAY.line;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(GHOST_WORDS, hanging.width / 2, hanging.top - 8);
}

function drawRope(
  pen: CanvasRenderingContext2D,
  { hanging, line, isBroken, drop }: LinePicture,
  colour: string,
): void {
  const { width, top, height } = hanging;
  const strain = Math.min(Math.max(line.strain, 0), 1);
  const snapped = ringX(hanging, line.ring);
  pen.strokeStyle = colour;
  // It is drawn out as it is pulled.
  pen.lineWidth = 4.5 - 2.5 * strain;
  pen.lineCap = 'round';
  if (!isBroken && drop < 0.02) {
    strokeAlong(pen, hanging, line, 0, width);
    if (strain > FRAYED) drawFibres(pen, snapped, lineY(hanging, line, snapped), strain);
    return;
  }
  pen.lineWidth = 3.5;
  // Two ends: at first where they were one, then down at the walls.
  for (const side of [0, width]) {
    const end = Math.abs(snapped - side);
    const inward = side === 0 ? 1 : -1;
    const fallen = Math.min(Math.max(drop, 0), 1);
    const swing = Math.sin(fallen * 9) * 0.12 * (1 - fallen);
    const hangs = Math.min(end, height * 0.6);
    const from = { x: snapped - inward * 9, y: lineY(hanging, line, snapped) };
    const to = { x: side + inward * (16 + hangs * Math.abs(swing)), y: top + hangs };
    const x = from.x + (to.x - from.x) * fallen;
    const y = from.y + (to.y - from.y) * fallen;
    pen.beginPath();
    pen.moveTo(side, top);
    pen.quadraticCurveTo(
      side + (x - side) * (0.5 - 0.3 * fallen),
      Math.max(top, y - 10) * (0.9 + 0.1 * fallen),
      x,
      y,
    );
    pen.stroke();
    if (fallen < 0.1) drawFibres(pen, x, y, 1);
  }
}

const FRAYED = 0.7;

/** Fibres stand off a line that is about to snap. */
function drawFibres(pen: CanvasRenderingContext2D, x: number, y: number, strain: number): void {
  const length = 18 * ((strain - FRAYED) / (1 - FRAYED));
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const [from, right, up] of [
    [-34, -0.7, -1],
    [-22, 0.8, -0.8],
    [24, -0.6, -1],
    [36, 0.9, -0.7],
  ] as const) {
    pen.moveTo(x + from, y);
    pen.lineTo(x + from + right * length, y + up * length);
  }
  pen.stroke();
}

function strokeAlong(
  pen: CanvasRenderingContext2D,
  hanging: Hanging,
  line: Line,
  from: number,
  to: number,
): void {
  pen.beginPath();
  pen.moveTo(from, lineY(hanging, line, from));
  for (let x = from; x < to; x += 8) pen.lineTo(x, lineY(hanging, line, x));
  pen.lineTo(to, lineY(hanging, line, to));
  pen.stroke();
}

/** What a sheet hangs on; it falls with it. */
function drawStrings(
  pen: CanvasRenderingContext2D,
  width: number,
  length: number,
  drop: number,
  colour: string,
): void {
  const isFallen = drop > 0.02;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  for (const share of [0.2, 0.8]) {
    const x = width * share;
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + (isFallen ? 5 : 0), isFallen ? -length / 2 : -length);
    pen.stroke();
    pen.fillStyle = colour;
    pen.fillRect(x - PEG.width / 2, -PEG.height / 2, PEG.width, PEG.height);
  }
}

function drawSheet(
  pen: CanvasRenderingContext2D,
  sheet: HungSheet,
  { isNight, reach }: LinePicture,
  look: typeof DAY | typeof NIGHT,
): void {
  pen.drawImage(sheet.takePrint(), 0, 0, sheet.width, sheet.height);
  pen.strokeStyle = look.edge;
  pen.lineWidth = 1;
  pen.strokeRect(0, 0, sheet.width, sheet.height);
  for (const piece of sheet.pieces) {
    const given = glowOf(piece, reach);
    if (isNight && piece.isMoving && given === 0) {
      // It waits for the ring.
      pen.strokeStyle = look.moving;
      pen.strokeRect(piece.x, piece.y, piece.width, piece.height);
    }
    if (given === 0 || (isNight && !piece.isMoving)) continue;
    pen.save();
    pen.globalAlpha *= piece.isStage ? given / 2 : given;
    if (isNight) {
      if (!piece.isStage) shine(pen, piece);
      pen.shadowColor = look.moving;
      pen.shadowBlur = 22;
    } else if (!piece.isMoving) pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = piece.isMoving ? look.moving : look.given;
    pen.fillRect(piece.x - 1, piece.y - 1, piece.width + 2, piece.height + 2);
    pen.restore();
  }
}

/** The light that a part throws on the page around it. */
function shine(pen: CanvasRenderingContext2D, { x, y, width, height }: Piece): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const far = Math.max(width, height) * 0.6 + 34;
  const light = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, far);
  light.addColorStop(0, '#9dacff66');
  light.addColorStop(1, '#9dacff00');
  pen.fillStyle = light;
  pen.fillRect(middle.x - far, middle.y - far, 2 * far, 2 * far);
}

/** A part lights up over this share of the page. */
const LIGHTS_OVER = 0.008;

function glowOf({ at }: Piece, reach: number): number {
  if (reach >= 1) return 1;
  return Math.min(Math.max((reach - at) / LIGHTS_OVER, 0), 1);
}

interface Tag {
  readonly text: string;
  /** Where its sheet ends: it should not hang over the next one. */
  readonly right: number;
  readonly x: number;
  readonly y: number;
}

/** The tags of a sheet, in pixels of the drawing. */
function tagsOf(
  pen: CanvasRenderingContext2D,
  { width, pieces }: HungSheet,
  { reach }: LinePicture,
): Tag[] {
  const place = pen.getTransform();
  const density = Math.hypot(place.a, place.b);
  const right = place.transformPoint({ x: width, y: 0 }).x / density;
  return pieces.flatMap(({ tag, ...piece }) => {
    if (tag === undefined || glowOf(piece, reach) < 1) return [];
    const at = place.transformPoint({ x: piece.x, y: piece.y + piece.height + 4 });
    return [{ text: tag, right, x: at.x / density, y: at.y / density }];
  });
}

/** Below its part, inside the drawing, and below any tag that is in its way. */
function drawTags(
  pen: CanvasRenderingContext2D,
  tags: readonly Tag[],
  { width, height }: Hanging,
): void {
  pen.font = TAG_FONT;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  const taken: Box[] = [];
  for (const { text, x, y, right } of tags.toSorted((one, other) => one.y - other.y)) {
    const wide = pen.measureText(text).width + 12;
    let box = {
      x: Math.max(Math.min(x, right - wide, width - wide - 4), 4),
      y: Math.min(y, height - TAG_HEIGHT),
      width: wide,
      height: TAG_HEIGHT,
    };
    for (const other of taken) {
      if (touches(box, other)) box = { ...box, y: other.y + TAG_HEIGHT + 3 };
    }
    taken.push(box);
    pen.fillStyle = '#f6f7f4';
    pen.fillRect(box.x, box.y, box.width, box.height);
    pen.fillStyle = '#0c0d0f';
    pen.fillText(text, box.x + 6, box.y + TAG_HEIGHT / 2 + 1);
  }
}
