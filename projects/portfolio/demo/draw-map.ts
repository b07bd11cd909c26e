import type { Box, MapLayout, Size } from './map-layout';
import { placeOnMap } from './map-layout';
import type { Part, Survey } from './use-survey';

/** By day a paper page, in the x-ray a black one. */
const LOOKS = {
  day: {
    sheet: '#f6f7f4',
    edge: '#0c0d0f',
    still: '#747a82',
    heading: '#0c0d0f',
    island: '#2340ff',
    onIsland: '#ffffff',
    stage: '#b9bfc4',
    furniture: '#0c0d0f',
  },
  night: {
    sheet: '#16181c',
    edge: '#8b9199',
    still: '#7b8189',
    heading: '#7b8189',
    island: '#9dacff',
    onIsland: '#0c0d0f',
    stage: '#9dacff',
    furniture: '#4a5699',
  },
} as const;
type Look = (typeof LOOKS)[keyof typeof LOOKS];

export interface MapPicture {
  readonly survey: Survey;
  readonly layout: MapLayout;
  /** Of the drawing, for the map inside the map. In full screen it is not the one on the page. */
  readonly size: Size;
  /** From 0, day, to 1, the x-ray. */
  readonly night: number;
  /** Whether every part is awake. */
  readonly wakesAll: boolean;
  /** How much of the page has been drawn, from its top: 0 to 1. */
  readonly shown: number;
}

/** Lines of text on the page are about so far apart, in pixels. */
const LINE_PX = 27;
/** A map inside the map is drawn until it is as narrow as this. */
const LEAST_MAP_PX = 14;
const MOST_DEPTH = 6;
const MARK_RADIUS = 10;

/** Draws the page; where the drawing stands on it, the page is drawn again. */
export function drawMap(pen: CanvasRenderingContext2D, picture: MapPicture): void {
  const { night } = picture;
  if (night < 1) drawLevel(pen, picture, LOOKS.day, 0);
  if (night > 0) {
    pen.globalAlpha = night;
    drawLevel(pen, picture, LOOKS.night, 0);
    pen.globalAlpha = 1;
  }
}

function drawLevel(
  pen: CanvasRenderingContext2D,
  picture: MapPicture,
  look: Look,
  depth: number,
): void {
  const { survey, layout, wakesAll, shown } = picture;
  const isNight = look === LOOKS.night;
  for (const sheet of layout.sheets) {
    pen.fillStyle = look.sheet;
    pen.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
    pen.strokeStyle = look.edge;
    pen.lineWidth = 1.5;
    pen.strokeRect(sheet.x, sheet.y, sheet.width, sheet.height);
  }
  const isShown = ({ y }: Box) => y <= shown * survey.page.height;
  for (const part of survey.still) {
    if (!isShown(part.box)) continue;
    for (const piece of placeOnMap(layout, part.box)) {
      if (isNight && !wakesAll) outline(pen, piece, look.still);
      else if (wakesAll) fill(pen, piece, look.island);
      else drawPart(pen, part, piece, layout.scale, look);
    }
  }
  for (const { box } of survey.awake) {
    if (!isShown(box)) continue;
    for (const piece of placeOnMap(layout, box)) fill(pen, grow(piece, 1), look.island);
  }
  // From the first frame on: it is the one part that the poster has, too.
  drawStage(pen, picture, look, depth);
  if (depth === 0 && !wakesAll) markIslands(pen, picture, look, isShown);
}

function drawStage(
  pen: CanvasRenderingContext2D,
  picture: MapPicture,
  look: Look,
  depth: number,
): void {
  const { survey, layout, size } = picture;
  for (const piece of placeOnMap(layout, survey.stage)) {
    fill(pen, piece, look.stage);
    pen.strokeStyle = look.island;
    pen.lineWidth = 2.5;
    pen.strokeRect(piece.x, piece.y, piece.width, piece.height);
  }
  for (const box of survey.furniture) {
    for (const piece of placeOnMap(layout, box)) fill(pen, piece, look.furniture);
  }
  const [hole, more] = placeOnMap(layout, survey.drawing);
  // Cut by the edge of a sheet, the small map would be in two halves.
  if (!hole || more || hole.width < LEAST_MAP_PX || depth >= MOST_DEPTH) return;
  pen.save();
  const scale = Math.min(hole.width / size.width, hole.height / size.height);
  pen.translate(hole.x + (hole.width - size.width * scale) / 2, hole.y);
  pen.scale(scale, scale);
  drawLevel(pen, picture, look, depth + 1);
  pen.restore();
}

function drawPart(
  pen: CanvasRenderingContext2D,
  { look: kind }: Part,
  piece: Box,
  scale: number,
  look: Look,
): void {
  if (kind === 'picture') {
    outline(pen, piece, look.still);
    return;
  }
  if (kind === 'heading') {
    fill(pen, { ...piece, width: piece.width * 0.7 }, look.heading);
    return;
  }
  const gap = LINE_PX * scale;
  const lines = Math.max(Math.round(piece.height / gap), 1);
  const thick = Math.max(gap * 0.42, 0.8);
  for (let line = 0; line < lines; line += 1) {
    const isLast = line === lines - 1 && lines > 1;
    const y = piece.y + ((line + 0.5) * piece.height) / lines - thick / 2;
    fill(pen, { ...piece, y, width: piece.width * (isLast ? 0.6 : 1), height: thick }, look.still);
  }
}

/** The number of an island, once, where its first part stands. */
function markIslands(
  pen: CanvasRenderingContext2D,
  { survey, layout }: MapPicture,
  look: Look,
  isShown: (box: Box) => boolean,
): void {
  const [stage] = placeOnMap(layout, survey.stage);
  if (stage && isShown(survey.stage)) {
    const x = Math.max(stage.x, MARK_RADIUS);
    mark(pen, String(survey.stageIsland + 1), { x, y: stage.y }, look);
  }
  const marked = new Set<number>();
  for (const { box, island } of survey.awake) {
    const [place] = placeOnMap(layout, box);
    if (marked.has(island) || !place || !isShown(box)) continue;
    marked.add(island);
    const x = Math.max(place.x - MARK_RADIUS - 3, MARK_RADIUS);
    const y = Math.max(place.y + place.height / 2, MARK_RADIUS);
    mark(pen, String(island + 1), { x, y }, look);
  }
}

/** A number in a disc. */
function mark(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y }: { x: number; y: number },
  look: Look,
): void {
  pen.fillStyle = look.island;
  pen.beginPath();
  pen.arc(x, y, MARK_RADIUS, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = look.onIsland;
  pen.font = '700 13px Archivo, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + 1);
}

function fill(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

function outline(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: string,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.strokeRect(x, y, width, height);
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
