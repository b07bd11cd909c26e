import { outline } from '../lettering/outline.ts';
import { HEIGHT, MARGIN, WIDTH } from '#sleeve/sleeve.ts';

const TRACK_SIZE = 30;
/** The largest title; longer ones are fitted to the width between the margins. */
const TITLE_SIZE = 138;

/** The text of a sleeve as path data: track number top left, title bottom left. */
export function drawLettering(track: string, title: string): string {
  return drawTrack(track) + drawTitle(title);
}

function drawTrack(track: string): string {
  const place = { face: 'mono', size: TRACK_SIZE, x: MARGIN } as const;
  const { capHeight } = outline(track, { ...place, y: 0 });
  return outline(track, { ...place, y: MARGIN + capHeight }).d;
}

function drawTitle(title: string): string {
  return outline(title, {
    face: 'display',
    size: TITLE_SIZE,
    x: MARGIN,
    y: HEIGHT - MARGIN,
    maxWidth: WIDTH - 2 * MARGIN,
  }).d;
}
