import type { Recording } from '@/stage/preview-recording';

/** Four workers open the loose ring early, and it falls; on the chain three of them wait. */
export const recording: Recording = {
  query: '?rounds=24',
  subject: '.drawing',
  steps: [{ click: '[data-handle="Hire 4"]' }, { click: '[data-choose="mine"]' }],
};
