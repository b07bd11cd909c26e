import type { Recording } from '@/stage/preview-recording';

const sweep = (key: string) => ({ press: key, on: '[data-handle="Pitch"]' });

/** The tune climbs round the disc, then a hand sweeps the pitch up and down. */
export const recording: Recording = {
  query: '?play=tune&axis=octaves',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 24 }, () => sweep('ArrowUp')),
    ...Array.from({ length: 24 }, () => sweep('ArrowDown')),
  ],
};
