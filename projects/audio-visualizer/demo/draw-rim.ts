import type { SleeveColours } from '@/stage/read-sleeve';

import { along, angleOf, pointAt, rimOf } from './disc-layout';
import type { DiscScene } from './draw-disc';
import { OCTAVES } from './names';
import { formatShare, hzAt, listWhiteKeys, PIANO_TOP_HZ, placeOf, RANGE_HZ } from './pitch';
import type { Unfolded } from './pitch';

/* What says where a pitch is, whether or not anything sounds: wedges for octaves, the keys of a piano, and names. */

const WHITE_KEYS = listWhiteKeys();
/** How opaque they are. */
const KEYS_AT_REST = 0.34;

/** Every other octave on a ground of its own. */
export function drawWedges(
  context: CanvasRenderingContext2D,
  { deep }: SleeveColours,
  { layout: { centre, radius, hub }, unfolded }: DiscScene,
): void {
  const borders = [RANGE_HZ.from, ...OCTAVES.map(({ hz }) => hz), RANGE_HZ.to];
  context.fillStyle = deep;
  for (let octave = 0; octave + 1 < borders.length; octave += 2) {
    const [from, to] = borders
      .slice(octave, octave + 2)
      .map((hz) => angleOf(placeOf(hz, unfolded)));
    context.beginPath();
    context.arc(centre.x, centre.y, radius + 3, from ?? 0, to ?? 0);
    context.arc(centre.x, centre.y, hub, to ?? 0, from ?? 0, true);
    context.fill();
  }
}

/** What no key has fills from the last key on. */
export function drawAbovePiano(
  context: CanvasRenderingContext2D,
  { figure }: SleeveColours,
  monoFont: string,
  { layout, unfolded, above, hz }: DiscScene,
): void {
  const { centre, radius, hub, isSmall } = layout;
  const from = placeOf(PIANO_TOP_HZ, unfolded);
  const share = (1 - from) * above;
  context.fillStyle = figure;
  context.globalAlpha = 0.22;
  context.beginPath();
  context.arc(centre.x, centre.y, rimOf(layout).far, angleOf(from), angleOf(from + share));
  context.arc(centre.x, centre.y, hub, angleOf(from + share), angleOf(from), true);
  context.fill();
  // In the half that the hand is not in.
  const half = placeOf(hz, unfolded) > (from + 1) / 2 ? 0.24 : 0.76;
  const words = pointAt(layout, from + (1 - from) * half, radius * 0.64);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${radius * (0.12 + 0.1 * (1 - from))}px Archivo, sans-serif`;
  // Where it is going, as the sentence says it: on the way there the two would differ.
  const settled = 1 - placeOf(PIANO_TOP_HZ, Math.round(unfolded));
  context.globalAlpha = above;
  context.fillText(formatShare(settled), words.x, words.y - radius * 0.08);
  context.font = `500 ${isSmall ? 12 : 15}px ${monoFont}`;
  context.fillText('NO KEYS', words.x, words.y + radius * 0.09);
  context.globalAlpha = 1;
}

/** A piano bent around the disc: squeezed in equal hertz, even in equal octaves. What is pointed at or shares a marked bar is lit. */
export function drawKeys(
  context: CanvasRenderingContext2D,
  { soft, figure }: SleeveColours,
  { layout, unfolded, held, hovered, marks }: DiscScene,
  laidOut: Unfolded,
): void {
  const { near, far } = rimOf(layout);
  const { x, y } = layout.centre;
  const [keys, lit] = [new Path2D(), new Path2D()];
  const pointed = hovered === undefined ? held : [...held, hovered];
  const bars = marks.map(({ places }) => places.map((place) => hzAt(place, unfolded)));
  const middle = near + (far - near) * 0.55;
  for (const { narrow, wide } of WHITE_KEYS) {
    const pitch = Math.sqrt(narrow[0] * narrow[1]);
    const isLit =
      pointed.some((hz) => hz >= narrow[0] && hz <= narrow[1]) ||
      bars.some(([from = 0, to = 0]) => pitch >= from && pitch < to);
    for (const [[from, to], inner, outer] of [
      [narrow, near, middle],
      [wide, middle, far],
    ] as const) {
      const [start, end] = [angleOf(placeOf(from, laidOut)), angleOf(placeOf(to, laidOut))];
      const path = isLit ? lit : keys;
      path.moveTo(x + Math.cos(start) * inner, y + Math.sin(start) * inner);
      path.arc(x, y, inner, start, end);
      path.arc(x, y, outer, end, start, true);
      path.closePath();
    }
  }
  // At rest they must not outshine the bars; while they fall they are what is looked at.
  const fallen = Math.abs(laidOut - unfolded);
  context.globalAlpha = Math.min(KEYS_AT_REST + fallen, 1);
  context.fillStyle = soft;
  context.fill(keys);
  context.globalAlpha = 1;
  context.fillStyle = figure;
  context.fill(lit);
}

/** Where octaves begin. Their names are not drawn here, because they stay upright and as large on a disc that is tilted. */
export function drawTicks(
  context: CanvasRenderingContext2D,
  { ink }: SleeveColours,
  { layout, unfolded }: DiscScene,
): void {
  const { far } = rimOf(layout);
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.beginPath();
  for (const { hz } of OCTAVES) {
    const angle = angleOf(placeOf(hz, unfolded));
    const from = along(layout, angle, far + 2);
    const to = along(layout, angle, far + (layout.isSmall ? 5 : 7));
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}
