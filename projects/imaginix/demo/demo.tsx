import { defineDemo } from '@/stage/define-demo';

import styles from './imaginix.css?url';
import { ImaginixMore } from './ImaginixMore';
import { ImaginixScene } from './ImaginixScene';
import { settings } from './settings';
import { ACT, useEasel } from './use-studio';
import { describeRun, RULE_NAMES } from './words';

export const demo = defineDemo({
  plays: 'and draw',
  line: 'A painter too slow for your hand.',
  opens: 'The painter needs 0.20 s for a picture, and your hand makes 25 a second.',
  real: 'your ink, the three rules, every snapshot, and a brush-stroke filter that repaints from the pixels of the snapshot alone.',
  beyond:
    'Imaginix sends the snapshot to an image model. There is no model on this page, so you set its delay yourself, and the filter knows nothing of prompts or strength. A link carries the settings and the first 18 seconds of your drawing.',
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'What happens to snapshots that have to wait',
    naive: [RULE_NAMES.queue, { rule: 'queue' }],
    mine: [RULE_NAMES.latest, { rule: 'latest' }],
  },
  wayOf: ({ rule }) => (rule === 'latest' ? 'mine' : 'naive'),
  dares: [
    ['Slow painter', { delay: 1.5 }],
    ['Wait for a pause', { rule: 'pause' }],
    ['New dice', { noise: 'fresh' }],
  ],
  tour: { dare: ['Slow painter', { delay: 1 }], mineMs: 4_500 },
  act: ACT,
  describe: describeRun,
  useData: useEasel,
  Scene: ImaginixScene,
  More: ImaginixMore,
});
