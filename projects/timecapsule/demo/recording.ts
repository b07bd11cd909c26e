import type { Recording } from '@/stage/preview-recording';

const hire = (crew: number) => ({ click: `[data-handle="Hire ${crew}"]` });

/** The capsule closes over its message, the ring fills, and two and then four workers change nothing about it. */
export const recording: Recording = {
  query: '?seconds=5',
  subject: '.drawing',
  steps: [hire(2), hire(4), { click: '.timecapsule__key' }],
};
