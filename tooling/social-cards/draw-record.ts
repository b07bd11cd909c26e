import { THEME_COLOURS } from '../../src/config/theme-colours';
import { readSiteAccent } from '../site-accent';

interface Circle {
  cx: number;
  cy: number;
  radius: number;
}

const { ink, paper } = THEME_COLOURS.light;
const accent = readSiteAccent()?.light.accent ?? THEME_COLOURS.light.accent;

/** Parts of the radius, from the rim to the label. */
const GROOVES = [0.9, 0.8, 0.7, 0.6, 0.5];

/** A record seen from above. */
export function drawRecord(place: Circle): string {
  return [
    disc(place, 1, ink),
    ...GROOVES.map(
      (part) => `<circle ${circle(place, part)} fill="none" stroke="#33363c" stroke-width="2"/>`,
    ),
    disc(place, 0.4, accent),
    disc(place, 0.05, paper),
  ].join('');
}

/** The logo of the site: a small record without grooves. */
export function drawMark(place: Circle): string {
  return disc(place, 1, ink) + disc(place, 0.42, accent) + disc(place, 0.12, paper);
}

function disc(place: Circle, part: number, fill: string): string {
  return `<circle ${circle(place, part)} fill="${fill}"/>`;
}

function circle({ cx, cy, radius }: Circle, part: number): string {
  return `cx="${cx}" cy="${cy}" r="${radius * part}"`;
}
