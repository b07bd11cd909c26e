import { args, element, HEIGHT, MARGIN, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

import { outline } from '../lettering/outline.ts';

const TRACK_SIZE = 30;
/** The largest title; longer ones are fitted to the width between the margins. */
const TITLE_SIZE = 138;
/** How far a round capital reaches below the baseline, in em. */
const OVERSHOOT = 0.03;

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The whole cover as an SVG document, at loop phase `t`. */
export function composeSleeve(sleeve: Sleeve, t = 0): string {
  const { palette, track, title } = sleeve;
  const lettering = drawLettering(track, title);
  const size = { width: WIDTH, height: HEIGHT };
  return element(
    'svg',
    { xmlns: NAMESPACE, ...size, viewBox: `0 0 ${args(WIDTH, HEIGHT)}` },
    element('rect', { ...size, fill: palette.ground }) +
      sleeve.draw(t, lettering) +
      element('path', { fill: palette.ink, d: lettering }),
  );
}

/** The motif alone, as a definition that the first screen of a write-up shows at the place its shape asks for. */
export function composeMotif({ draw, track, title }: Sleeve): string {
  const motif = element('g', { id: 'motif' }, draw(0, drawLettering(track, title)));
  return element('svg', { xmlns: NAMESPACE }, element('defs', {}, motif));
}

/** The text of a sleeve as path data: track number top left, title bottom left. */
function drawLettering(track: string, title: string): string {
  return drawTrack(track) + drawTitle(title);
}

function drawTrack(track: string): string {
  const place = { face: 'mono', size: TRACK_SIZE, x: MARGIN } as const;
  const { capHeight } = outline(track, { ...place, y: 0 });
  return outline(track, { ...place, y: MARGIN + capHeight }).d;
}

function drawTitle(title: string): string {
  const maxWidth = WIDTH - 2 * MARGIN;
  const place = { face: 'display', size: TITLE_SIZE, x: MARGIN, maxWidth } as const;
  const { depth, size } = outline(title, { ...place, y: 0 });
  // Round capitals reach a little below the baseline. Letters of other scripts reach far, and lists cut the edge of a cover.
  const below = depth > size * OVERSHOOT ? depth : 0;
  return outline(title, { ...place, y: HEIGHT - MARGIN - below }).d;
}
