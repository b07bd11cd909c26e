import type { Recording } from '@/stage/preview-recording';

const drag = (key: string) => ({ press: key, on: '[data-handle="The draw"]' });

/** The draw moves down through the wall, and the script's crowns turn into dull faces; then up again. */
export const recording: Recording = {
  query: '?sold=0',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 10 }, () => drag('PageDown')),
    { press: 'End', on: '[data-handle="Orders tried"]' },
    ...Array.from({ length: 10 }, () => drag('PageUp')),
  ],
};
