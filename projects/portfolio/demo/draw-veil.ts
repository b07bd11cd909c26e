import type { Island } from './islands';
import { touches } from './map-layout';
import type { Box } from './map-layout';
import type { Survey } from './use-survey';
import { tagParts } from './words';

const VEIL = '#0c0d0fea';
const GLOW = '#9dacff';
const STILL = '#7b8189';
const DARK = '#0c0d0f';
const CHIP_HEIGHT = 22;
const MARGIN = 6;
const FONT = '600 13px Archivo, sans-serif';
const SMALL_FONT = '500 11px "Geist Mono", monospace';
const NOTHING = '0 KB';
/** Lower boxes have no room for words. */
const ROOM_FOR_WORDS_PX = 40;

export interface Veil {
  readonly survey: Survey;
  readonly islands: readonly Island[];
  readonly width: number;
  readonly height: number;
  readonly scroll: { readonly x: number; readonly y: number };
  /** The corners of the stage, in pixels. */
  readonly radius: number;
}

/** Darkens the page around the stage; what has script glows and says its weight, what has none says so. */
export function drawVeil(pen: CanvasRenderingContext2D, veil: Veil): void {
  const { survey, islands, width, height, scroll, radius } = veil;
  const onScreen = ({ x, y, ...size }: Box) => ({ x: x - scroll.x, y: y - scroll.y, ...size });
  const isSeen = ({ y, height: high }: Box) => y < height && y + high > 0;
  const stage = onScreen(survey.stage);

  pen.clearRect(0, 0, width, height);
  pen.fillStyle = VEIL;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.roundRect(stage.x, stage.y, stage.width, stage.height, radius);
  pen.fill('evenodd');

  pen.strokeStyle = GLOW;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(stage.x, stage.y, stage.width, stage.height, radius);
  pen.stroke();

  for (const { box } of survey.still) {
    const place = onScreen(box);
    if (!isSeen(place)) continue;
    frame(pen, place, STILL, 1);
    if (place.height > ROOM_FOR_WORDS_PX) label(pen, place);
  }
  const taken: Box[] = [];
  const tags = tagParts(survey.awake, (island) => islands[island]?.bytes ?? 0, 'names');
  for (const [index, { box }] of survey.awake.entries()) {
    const place = onScreen(box);
    if (!isSeen(place)) continue;
    pen.fillStyle = `${GLOW}33`;
    pen.fillRect(place.x - 4, place.y - 4, place.width + 8, place.height + 8);
    frame(pen, place, GLOW, 3);
    const tag = tags[index];
    if (tag !== undefined) chip(pen, tag, place, { width, stage, taken });
  }
}

function frame(pen: CanvasRenderingContext2D, box: Box, colour: string, line: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = line;
  pen.strokeRect(box.x - 4, box.y - 4, box.width + 8, box.height + 8);
}

/** A few words in the corner of a part. */
function label(pen: CanvasRenderingContext2D, box: Box): void {
  pen.font = SMALL_FONT;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  const right = box.x + box.width + 4;
  const wide = pen.measureText(NOTHING).width + 10;
  pen.fillStyle = '#2b2d33';
  pen.fillRect(right - wide, box.y - 4, wide, 16);
  pen.fillStyle = '#f6f7f4';
  pen.fillText(NOTHING, right - 5, box.y + 4.5);
}

interface Room {
  readonly width: number;
  readonly stage: Box;
  /** Where tags are already. */
  readonly taken: Box[];
}

/**
 * What a script weighs hangs below its part, or as much over it as keeps it off the stage, and never on another such tag. Where
 * there is no such place it is left out: the sheets on the line say it as well.
 */
function chip(
  pen: CanvasRenderingContext2D,
  text: string,
  box: Box,
  { width, stage, taken }: Room,
): void {
  pen.font = FONT;
  const wide = pen.measureText(text).width + 16;
  const below = box.y + box.height + 8;
  const isAboveStage = box.y + box.height <= stage.y;
  const fit = (x: number) => Math.min(Math.max(x, MARGIN), Math.max(width - wide - MARGIN, MARGIN));
  let place = {
    x: fit(box.x - 4),
    y: isAboveStage ? Math.min(below, stage.y - CHIP_HEIGHT - MARGIN) : below,
    width: wide,
    height: CHIP_HEIGHT,
  };
  // Each is pushed below the last one that is in its way.
  for (const other of taken.toSorted((one, next) => one.y - next.y)) {
    if (touches(place, other)) place = { ...place, y: other.y + other.height + 2 };
  }
  const isHidingPart = place.y < box.y + box.height - CHIP_HEIGHT / 2;
  if (isHidingPart || touches(place, stage)) return;
  taken.push(place);
  // An edge of its own, because the stage is dark by night and light by day.
  pen.fillStyle = DARK;
  pen.fillRect(place.x - 2, place.y - 2, place.width + 4, place.height + 4);
  pen.fillStyle = GLOW;
  pen.fillRect(place.x, place.y, place.width, place.height);
  pen.fillStyle = DARK;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(text, place.x + 8, place.y + CHIP_HEIGHT / 2 + 1);
}
