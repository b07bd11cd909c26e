import type { Recording } from '@/stage/preview-recording';

const plug = { click: '[data-handle="Polygon"]' };

/** By hand, so that every frame is there on a slow machine: a plug is pulled, the tail closes, the hole opens, the plug returns. */
export const recording: Recording = {
  query: '?approach=naive',
  subject: '.drawing',
  steps: [plug, { click: '[data-choose="mine"]' }, plug, { click: '[data-choose="naive"]' }],
};
