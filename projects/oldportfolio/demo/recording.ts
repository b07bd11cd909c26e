import type { Recording } from '@/stage/preview-recording';

/** The opening act: the card is called back, and then thrown. */
export const recording: Recording = {
  query: '',
  subject: '.drawing',
  steps: [],
};
