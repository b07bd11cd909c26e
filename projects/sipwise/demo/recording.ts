import type { Recording } from '@/stage/preview-recording';

const drag = (key: string) => ({ press: key, on: '[data-handle="Goal"]' });

/** The goal falls through the fan and rises again. */
export const recording: Recording = {
  query: '?goal=505000',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 24 }, () => drag('ArrowDown')),
    ...Array.from({ length: 48 }, () => drag('ArrowUp')),
    ...Array.from({ length: 24 }, () => drag('ArrowDown')),
  ],
};
