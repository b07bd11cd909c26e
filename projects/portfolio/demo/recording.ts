import type { Recording } from '@/stage/preview-recording';

const XRAY = '[data-handle="X-ray"]';

/** The page by day, its islands in the x-ray, the whole page awake, and back. */
export const recording: Recording = {
  query: '?kbps=1600',
  subject: '.drawing',
  steps: [
    { press: 'Shift', on: XRAY },
    { press: 'Enter', on: XRAY },
    { press: 'Shift', on: XRAY },
    { click: '[data-choose="naive"]' },
    { click: '[data-choose="mine"]' },
    { press: 'Shift', on: XRAY },
    { press: 'Escape', on: XRAY },
  ],
};
