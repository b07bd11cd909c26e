import { defineDemo } from '@/stage/define-demo';

import styles from './portfolio.css?url';
import { PortfolioMore } from './PortfolioMore';
import { ACT, PortfolioScene } from './PortfolioScene';
import { settings } from './settings';
import { usePage } from './use-page';
import { describeRun, FIRST_SENTENCE } from './words';

export const demo = defineDemo({
  plays: 'the x-ray',
  line: 'Which parts of this page run?',
  opens: FIRST_SENTENCE,
  real: 'the map is this page, measured where its parts stand. Bytes are what your browser noted for the body of each file, compressed and without headers, whose size it does not tell. An island is any part that a script of the page looks for; the demo reads the scripts to find out.',
  beyond:
    'the race is a model. It divides bytes by a speed and counts no round trips and no parsing, and both pages could be read before their last byte. The rival is this page with its script exchanged for the weight that a write-up had in the Next 16 prototype, whose figures are below.',
  styles,
  settings,
  ways: {
    legend: 'What wakes',
    naive: ['The whole page', { wake: 'page' }],
    mine: ['Islands', { wake: 'islands' }],
  },
  dares: [
    ['A weak signal', { kbps: 150 }],
    ['The rival’s home page', { rival: 192 }],
    ['Wake the whole page', { wake: 'page', xray: true }],
  ],
  act: ACT,
  describe: describeRun,
  useData: usePage,
  Scene: PortfolioScene,
  More: PortfolioMore,
  moreName: 'More: every file',
});
