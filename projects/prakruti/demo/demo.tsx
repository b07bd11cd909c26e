import { useMemo } from 'react';

import { defineDemo } from '@/stage/define-demo';
import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';
import archivo from '@/styles/fonts/archivo.woff2?url';

import { ACT } from './clock';
import type { Measured, MeasureRequest } from './measured';
import styles from './prakruti.css?url';
import { PrakrutiMore } from './PrakrutiMore';
import { PrakrutiScene } from './PrakrutiScene';
import { settings } from './settings';
import type { Settings } from './settings';
import { describeRun, QUESTION } from './words';

export const demo = defineDemo({
  plays: 'the load',
  line: 'The words come in the first packets.',
  opens: QUESTION,
  real: "the page in the demo is drawn from the text that is measured. Your browser compresses it with gzip and encodes the picture as JPEG, so the bytes are its own; the script is this demo's own file, without what all demos share, and the font is the file this site sends. A load plays at its real speed.",
  beyond:
    "a model of one open connection, with no loss, everything asked for at once and sent in the order shown. Headers, connecting and the speed of the link come on top. The page is an example with the write-up's parts, and the photo is a drawn picture.",
  needs: ['workers', 'compression streams'],
  styles,
  settings,
  ways: {
    legend: 'Order on the wire',
    naive: ['Words last', { order: 'last' }],
    mine: ['Words first', { order: 'first' }],
  },
  dares: [
    ['One byte too many', { parts: [], fill: 14_601 }],
    ['Same weight, words first', { order: 'first' }],
    ['Start with 3 segments', { parts: ['script'], window: 3 }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useMeasured,
  Scene: PrakrutiScene,
  More: PrakrutiMore,
});

/** Weighs the page in a worker. The script is this file with all that it alone imports. */
function useMeasured({ values: { leaf, quality } }: Run<Settings>): Measured | undefined {
  const request = useMemo(
    () => ({
      leaf,
      quality,
      script: import.meta.url,
      font: new URL(archivo, location.href).href,
    }),
    [leaf, quality],
  );
  return useAnswer<MeasureRequest, Measured>(createMeasurer, request).latest?.result;
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createMeasurer(): Worker {
  return new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
}
