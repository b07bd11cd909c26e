import type { Recording } from '@/stage/preview-recording';

/** The opening act plays by itself: the lines cross, the phone rolls into the tunnel and out, the lines uncross. */
export const recording: Recording = { query: '', subject: '.drawing', steps: [] };
