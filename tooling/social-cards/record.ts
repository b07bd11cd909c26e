import { ACCENT, INK, PAPER } from './card-look.ts';

/** Parts of the radius, from the rim to the label. */
const GROOVES = [0.9, 0.8, 0.7, 0.6, 0.5];
const LABEL = 0.4;
const HOLE = 0.05;

/** A record seen from above. */
export function record(cx: number, cy: number, radius: number): string {
  const circle = (part: number, paint: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${radius * part}" ${paint}/>`;
  return [
    circle(1, `fill="${INK}"`),
    ...GROOVES.map((part) => circle(part, `fill="none" stroke="#33363c" stroke-width="2"`)),
    circle(LABEL, `fill="${ACCENT}"`),
    circle(HOLE, `fill="${PAPER}"`),
  ].join('');
}

/** The mark of the site: the same record, small enough to be a sign. */
export function recordMark(cx: number, cy: number, radius: number): string {
  const circle = (part: number, fill: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${radius * part}" fill="${fill}"/>`;
  return circle(1, INK) + circle(0.42, ACCENT) + circle(0.12, PAPER);
}
