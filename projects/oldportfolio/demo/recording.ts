import type { Recording } from '@/stage/preview-recording';

/** The opening act, then the same throw once more, and then on a timed curve. */
export const recording: Recording = {
  query: '',
  subject: '.drawing',
  // The last of the three would fall behind the last frame.
  steps: [
    { press: 'Enter', on: '[data-handle="Card"]' },
    { click: '[data-choose="naive"]' },
    { click: '[data-choose="mine"]' },
  ],
};
