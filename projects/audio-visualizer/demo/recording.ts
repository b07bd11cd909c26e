import type { Recording } from '@/stage/preview-recording';

/** The track plays; the camera goes around slowly. */
export const recording: Recording = {
  query: '?source=track&turn=0&tilt=38&distance=11',
  subject: '.spectrum',
  steps: Array.from({ length: 30 }, () => ({ press: 'ArrowRight', on: '.spectrum' })),
};
