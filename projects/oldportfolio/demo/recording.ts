import type { Recording } from '@/stage/preview-recording';

/** A throw on the timed curve, and then the same on the spring. */
export const recording: Recording = {
  query: '?do=throw',
  subject: '.drawing',
  // The second of the two would fall behind the last frame.
  steps: [{ click: '[data-choose="mine"]' }, { click: '[data-choose="naive"]' }],
};
