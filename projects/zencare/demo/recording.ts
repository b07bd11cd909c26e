import type { Recording } from '@/stage/preview-recording';

const turn = (key: string) => ({ press: key, on: '[data-handle="Time away"]' });

/** The hand goes round once, the disc falls, and the other timer replays the same time. */
export const recording: Recording = {
  query: '',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 25 }, () => turn('ArrowUp')),
    // Time to fall.
    ...Array.from({ length: 8 }, () => turn('End')),
    { click: '[data-choose="mine"]' },
    // Time to come back, and for the other tab to go.
    ...Array.from({ length: 20 }, () => turn('End')),
  ],
};
