import { defineDemo } from '@/stage/define-demo';

import { settings } from './settings';
import styles from './twizzychat.css?url';
import { TwizzychatMore } from './TwizzychatMore';
import { TwizzychatScene } from './TwizzychatScene';
import { ACT_MS, useChat } from './use-chat';
import { describeRun, NAMES } from './words';

export const demo = defineDemo({
  plays: 'the chat',
  line: 'Two phones, one tunnel, nothing lost.',
  opens:
    'You propose on a train, and read “No.” The next line, “Kidding! Yes!”, is on its way, and so is a tunnel.',
  real: 'two protocols run side by side in this page, on the same lines, the same tunnel and the same chance of loss. Every count is taken from the two lists. The merge function is the one printed below. The lines are made up, or yours.',
  beyond:
    'no network is used; both phones and the servers live in this page. A lost packet stands for what was under way when a connection died, because TCP alone loses nothing. A phone in the tunnel knows so at once; on a real one only the missing answers show it. There is no storage, no waiting between reconnects and no presence here.',
  styles,
  settings,
  ways: {
    legend: 'How phones and server treat lines',
    naive: [NAMES.naive, { approach: 'naive' }],
    mine: [NAMES.mine, { approach: 'mine' }],
  },
  dares: [
    ['9 s of tunnel', { hand: '10.5i_19.5o' }],
    ['Lose “got it”', { hand: '12.1n24' }],
    ['Both write', { every: 0.4 }],
  ],
  tour: { dare: ['4 s of tunnel', { hand: '10.5i_14.5o' }], mineMs: 5_000 },
  act: { ends: ACT_MS },
  describe: describeRun,
  useData: useChat,
  Scene: TwizzychatScene,
  More: TwizzychatMore,
  moreName: 'Your lines',
});
