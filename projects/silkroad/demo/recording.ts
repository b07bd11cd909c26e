import type { Recording } from '@/stage/preview-recording';

const tamper = { click: 'button[type="submit"]' };
const undo = { click: '.verdict button' };
const rest = { check: 'Nothing else' };

/** Four crimes, each named and undone. */
export const recording: Recording = {
  query: '?seed=1',
  subject: '.silkroad',
  steps: [
    rest,
    tamper,
    rest,
    undo,
    { check: 'Sign it anew, as an insider' },
    tamper,
    undo,
    { check: 'Forge a signature' },
    tamper,
    undo,
    { check: 'Drop a block' },
    tamper,
    undo,
    { check: 'Swap two blocks' },
    tamper,
    undo,
  ],
};
