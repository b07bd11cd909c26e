import type { Recording } from '@/stage/preview-recording';

const move = (key: string) => ({ press: key, on: '[data-handle="Jurors peek"]' });

/** The eye opens over a thousand juries, the hill parts into two towers, and the eye shuts again. */
export const recording: Recording = {
  query: '?peek=10',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 9 }, () => move('PageUp')),
    ...Array.from({ length: 9 }, () => move('PageDown')),
  ],
};
