import type { Recording } from '@/stage/preview-recording';

const PEN = '[data-handle="Pen"]';
const press = (key: string) => ({ press: key, on: PEN });

/** How far an arrow key moves the pen, and where the opening act leaves it. */
const STEP = 1.5;
const FROM = { x: 40, y: 2.5 };
const POINTS = 240;

/** The arrow keys along a loop across the canvas, as a hand would drag the pen. */
function dragAlongLoop(): string[] {
  const keys: string[] = [];
  const at = { ...FROM };
  for (let point = 0; point <= POINTS; point += 1) {
    const turn = (2 * Math.PI * point) / POINTS;
    const to = { x: FROM.x + 38 * Math.sin(turn), y: FROM.y + 17 * (1 - Math.cos(turn)) };
    for (; Math.abs(to.x - at.x) >= STEP; at.x += Math.sign(to.x - at.x) * STEP)
      keys.push(to.x > at.x ? 'ArrowRight' : 'ArrowLeft');
    for (; Math.abs(to.y - at.y) >= STEP; at.y += Math.sign(to.y - at.y) * STEP)
      keys.push(to.y > at.y ? 'ArrowDown' : 'ArrowUp');
  }
  return keys;
}

/** The act is skipped, the pen goes once round the canvas, and the queue falls behind. */
export const recording: Recording = {
  query: '',
  subject: '.drawing',
  steps: ['F2', ' ', ...dragAlongLoop(), ' '].map(press),
};
