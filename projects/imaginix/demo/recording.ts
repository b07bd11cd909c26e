import type { Recording } from '@/stage/preview-recording';

/** The opening act plays by itself: the queue leaves the picture at the foot of the hill, latest only follows the pen. */
export const recording: Recording = { query: '', subject: '.imaginix__bleed', steps: [] };
