import type { Recording } from '@/stage/preview-recording';

/** The opening act, then a throw on the timed curve, and the same on the spring. */
export const recording: Recording = {
  query: '',
  subject: '.drawing',
  steps: [{ press: 'Enter', on: '[data-handle="Card"]' }, { click: '[data-choose="mine"]' }],
};
