import type { Recording } from '@/stage/preview-recording';

/** The opening act moves by itself: six answers, one plug that slips, a whale that closes, and the hole. */
export const recording: Recording = { query: '', subject: '.drawing', steps: [] };
