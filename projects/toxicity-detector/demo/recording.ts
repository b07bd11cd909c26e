import type { Recording } from '@/stage/preview-recording';

const drag = (key: string) => ({
  press: key,
  on: '[data-handle="Toxic comments in 1,000"]',
});

/** The share of toxic comments falls from half to next to nothing, and the bubble drains. */
export const recording: Recording = {
  query: '?toxic=500',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 49 }, () => drag('PageDown')),
    ...Array.from({ length: 49 }, () => drag('PageUp')),
  ],
};
