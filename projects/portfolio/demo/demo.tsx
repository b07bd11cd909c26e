import { defineDemo } from '@/stage/define-demo';

import styles from './portfolio.css?url';
import { PortfolioMore } from './PortfolioMore';
import { ACT, PortfolioScene } from './PortfolioScene';
import { settings, STRAW, WEAK } from './settings';
import { usePage } from './use-page';
import { describeRun } from './words';

export const demo = defineDemo({
  plays: 'this page',
  line: 'How much script can a page bear?',
  opens:
    'This page hangs on a line that holds 95 KB. Give script to every part of it, and the line snaps.',
  real: 'the page on the line is this page, read off your screen. Bytes are what your browser noted for each file, compressed, pictures further down included; headers are left out, because browsers do not report them. A part moves if a script of the page looks for it; the demo reads the scripts to find out. 95 KB is the limit of this site’s own test.',
  beyond:
    'script for every part is a model: the 138 KB that a write-up had in the Next 16 prototype, whose figures are below, in equal shares. Seconds are bytes divided by a speed, without round trips and parsing. The weight of this demo is counted only when you ask for it.',
  styles,
  settings,
  ways: {
    legend: 'Which parts get script',
    naive: ['Every part', { gives: 'all' }],
    mine: ['Only what moves', { gives: 'moving' }],
  },
  dares: [
    [STRAW, { reach: 15 }],
    [WEAK, { reach: 100, kbps: 150 }],
    ['Add this demo', { reach: 100, gives: 'moving', demo: true }],
  ],
  tour: { dare: ['Give every part script', { reach: 100 }] },
  act: ACT,
  describe: describeRun,
  useData: usePage,
  Scene: PortfolioScene,
  More: PortfolioMore,
  moreName: 'More: every file',
});
