import type { Recording } from '@/stage/preview-recording';

const crowd = (key: string) => ({ press: key, on: '[data-handle="Toxic comments in 1,000"]' });

/**
 * Half of the crowd is toxic, then next to nobody, and the bubble drains; and back. Few moves with rests between them: a
 * thousand dots that moved in every frame would be a picture of several hundred kilobytes.
 */
export const recording: Recording = {
  query: '?toxic=500',
  subject: '.drawing',
  // The last of the three would fall behind the last frame.
  steps: [crowd('Home'), crowd('End'), crowd('Home')],
};
