import type { Recording } from '@/stage/preview-recording';

/** The opening act: the words alone, then one part after the other goes before them. */
export const recording: Recording = {
  query: '',
  subject: '.drawing',
  steps: [],
};
