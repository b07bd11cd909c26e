import type { Recording } from '@/stage/preview-recording';

/** The opening act, which plays by itself. */
export const recording: Recording = { query: '', subject: '.drawing', steps: [] };
