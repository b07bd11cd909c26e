import { useMemo } from 'react';

import { defineDemo } from '@/stage/define-demo';
import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';

import { ACT } from './clock';
import type { Answered, Measured, MeasureRequest } from './measured';
import styles from './prakruti.css?url';
import { PrakrutiMore } from './PrakrutiMore';
import { PrakrutiScene } from './PrakrutiScene';
import { settings } from './settings';
import type { Settings } from './settings';
import { describeRun, GROW } from './words';

export const demo = defineDemo({
  plays: 'the load',
  line: 'One byte too many, and the words wait.',
  opens:
    'A page of 14,600 bytes comes in one round trip. With one byte more, its last words wait for the next.',
  real: 'your browser writes the page, compresses it with gzip and adds leaves until one more would not fit; the pages on the stage are drawn from that text. A load is shown three times slower than it would be, and its clock counts the real milliseconds.',
  beyond:
    'a model of one open connection, with no loss. Headers, connecting and the speed of the link come on top. A browser may paint half of the words; here they wait for their last byte. The page is an example with the parts of the write-up, and more leaves.',
  needs: ['workers', 'compression streams'],
  styles,
  settings,
  ways: {
    legend: 'Order on the wire',
    naive: ['Words last', { order: 'last' }],
    mine: ['Words first', { order: 'first' }],
  },
  dares: [
    ['One byte more', { bytes: 14_601 }],
    [GROW, { bytes: 44_610 }],
    ['Smaller trip', { window: 3 }],
  ],
  tour: { dare: ['One byte more', { bytes: 14_601 }] },
  act: ACT,
  describe: describeRun,
  useData: useMeasured,
  Scene: PrakrutiScene,
  More: PrakrutiMore,
});

/** Makes the page in a worker. */
function useMeasured({ values: { bytes } }: Run<Settings>): Answered | undefined {
  const request = useMemo(() => ({ bytes }), [bytes]);
  const { latest } = useAnswer<MeasureRequest, Measured>(createMeasurer, request);
  return latest && { bytes: latest.request.bytes, measured: latest.result };
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createMeasurer(): Worker {
  return new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
}
