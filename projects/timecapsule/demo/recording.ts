import type { Recording } from '@/stage/preview-recording';

/** Four are hired, one works; then three attempts side by side. */
export const recording: Recording = {
  query: '?seconds=6&workers=4',
  subject: '.drawing',
  steps: [],
};
