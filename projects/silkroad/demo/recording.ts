import type { Recording } from '@/stage/preview-recording';

const lie = (key: string) => ({ press: key, on: '[data-handle="Boxes shipped, block 2"]' });
const level = (name: string) => ({ click: `[data-level="${name}"]` });

/** One number lies: an eraser, every hash, one key, and then all three, which holds; and back. */
export const recording: Recording = {
  query: '?kept=chain',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 8 }, () => lie('ArrowDown')),
    level('hashes'),
    level('one'),
    level('all'),
    level('all'),
    level('none'),
    ...Array.from({ length: 8 }, () => lie('ArrowUp')),
  ],
};
