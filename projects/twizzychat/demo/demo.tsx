import { defineDemo } from '@/stage/define-demo';

import { settings } from './settings';
import styles from './twizzychat.css?url';
import { TwizzychatMore } from './TwizzychatMore';
import { TwizzychatScene } from './TwizzychatScene';
import { ACT_S, useChat } from './use-chat';
import { describeRun, NAMES } from './words';

export const demo = defineDemo({
  plays: 'the chat',
  opens: 'Two phones, one server, and a tunnel on the way. Both phones are about to write.',
  real: 'two protocols run side by side in this page, on the same messages, the same tunnel and the same chance of loss. Every count is taken from the two lists. The merge function is the one printed below. Sample data: A1, B1 and so on are counted lines, not people.',
  beyond:
    'no network is used; both phones and the server live in this page. A lost packet stands for what was under way when a connection died, because TCP alone loses nothing. There is no storage, no waiting between reconnects and no presence here.',
  styles,
  settings,
  ways: {
    legend: 'How the phones treat messages',
    naive: [NAMES.naive, { approach: 'naive' }],
    mine: [NAMES.mine, { approach: 'mine' }],
  },
  dares: [
    ['Lose one reply', { tunnel: 0, replies: 1 }],
    ['Nine seconds of tunnel', { tunnel: 9 }],
    ['Lose a third of packets', { tunnel: 0, loss: 33 }],
  ],
  act: { ends: ACT_S * 1000 },
  describe: describeRun,
  useData: useChat,
  Scene: TwizzychatScene,
  More: TwizzychatMore,
});
