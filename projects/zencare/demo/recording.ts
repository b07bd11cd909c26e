import type { Recording } from '@/stage/preview-recording';

/** The opening act: 25 minutes in a hidden tab, and two timers that part after five. */
export const recording: Recording = { query: '', subject: '.drawing', steps: [] };
