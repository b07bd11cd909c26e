import type { PathCommand } from 'fontkit';
import { args } from '#sleeve/sleeve.ts';

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** Glyph commands as relative path data, a third shorter than absolute; every glyph starts with an absolute M. */
export function relativePath(commands: PathCommand[]): string {
  let pen = [0, 0];
  let start = pen;
  return commands
    .map(({ command, args: coordinates }, index) => {
      // Rounded before it is made relative, so that rounding errors do not add up.
      const points = coordinates.map((value) => Math.round(value * 10) / 10);
      const relative = points.map((value, axis) => value - (pen[axis % 2] ?? 0));
      pen = command === 'closePath' ? start : points.slice(-2);
      if (command === 'moveTo') start = pen;
      return (index === 0 ? 'M' : LETTERS[command]) + args(...relative);
    })
    .join('');
}
