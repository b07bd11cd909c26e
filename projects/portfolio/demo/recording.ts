import type { Recording } from '@/stage/preview-recording';

const RING = '[data-handle="Script down to"]';

/** The ring gives parts script until the line snaps; then only what moves gets some, and the page hangs. */
export const recording: Recording = {
  query: '?kbps=1600',
  subject: '.drawing',
  steps: [
    { press: 'PageUp', on: RING },
    { press: 'PageUp', on: RING },
    { press: 'PageUp', on: RING },
    { press: 'End', on: RING },
    { click: '[data-choose="mine"]' },
    { press: 'Shift', on: RING },
  ],
};
