import { linearScale } from '../../src/lib/scale.ts';
import type { Slot } from './simulate.ts';

const WIDTH = 820;
const HEIGHT = 400;
const AREA = { left: 88, right: 584, top: 24, bottom: 352 };
const SLOTS_PER_HOUR = 6;
const SLOT_SECONDS = 600;
const LOWEST = -2;
const HIGHEST = 6;

/** Colours that can be told apart on white and by readers who confuse red and green. */
const LINES: readonly { key: keyof Slot; colour: string; name: string }[] = [
  { key: 'edge', colour: '#0c0d0f', name: 'requests at the edges' },
  { key: 'originAsSent', colour: '#b3261e', name: 'to the origin, as sent' },
  { key: 'originHeld', colour: '#1f3bff', name: 'to the origin, pages held' },
  { key: 'upstreamPerLocation', colour: '#8a5a00', name: 'to the music source, Workers' },
  { key: 'upstreamOneProcess', colour: '#5f6368', name: 'to the music source, one process' },
];

/** The day as lines over its hours, per second, on a scale of powers of ten. */
export function drawDay(slots: readonly Slot[]): string {
  const x = linearScale(0, slots.length, AREA.left, AREA.right);
  const y = linearScale(LOWEST, HIGHEST, AREA.bottom, AREA.top);
  const grid = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index).map(
    (power) =>
      `<path d="M${AREA.left} ${round(y(power))}H${AREA.right}" stroke="#d5d7d2"/><text x="${AREA.left - 8}" y="${round(y(power)) + 4}" text-anchor="end">${sayPower(power)}</text>`,
  );
  const hours = [0, 6, 12, 18, 24].map(
    (hour) =>
      `<text x="${round(x(hour * SLOTS_PER_HOUR))}" y="${AREA.bottom + 20}" text-anchor="middle">${hour} h</text>`,
  );
  const lines = LINES.map(({ key, colour, name }) => {
    const points = slots.map((slot, index) => {
      const perSecond = Math.log10(Math.max(slot[key] / SLOT_SECONDS, 10 ** LOWEST));
      return `${round(x(index + 0.5))} ${round(y(perSecond))}`;
    });
    const end = Number(points.at(-1)?.split(' ')[1]);
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${AREA.right + 8}" y="${end + 4}" fill="${colour}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#464a50">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${AREA.left - 8}" y="${AREA.top - 10}" text-anchor="end">per second</text>`,
    ...grid,
    ...hours,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}

function sayPower(power: number): string {
  return (10 ** power).toLocaleString('en-GB', { maximumFractionDigits: 2 });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
