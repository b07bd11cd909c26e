import type { Recording } from '@/stage/preview-recording';

const rest = { press: 'Shift', on: '[data-handle]' };

/** The words fall over the edge of trip 1, so the page stays blank for longer; then the same page sends its words first. */
export const recording: Recording = {
  query: '',
  subject: '.prakruti__pages',
  steps: [{ press: 'End', on: '[data-handle]' }, { click: '[data-choose="mine"]' }, rest, rest],
};
