import { defineDemo } from '@/stage/define-demo';

import { settings, WRITE_UP } from './settings';
import { useZenCare } from './use-zencare';
import { describeRun } from './words';
import styles from './zencare.css?url';
import { ZenCareMore } from './ZenCareMore';
import { ACT, ZenCareScene } from './ZenCareScene';

export const demo = defineDemo({
  plays: '25 minutes',
  line: 'A timer that is wrong when you look away.',
  opens: 'Two timers are set to 25 minutes. Then the tab is hidden, and one of them loses count.',
  real: "both timers run in this page: one keeps the moment it ends, the other counts the ticks it gets. Leave this tab, and what came of them is measured. The opening and the three buttons that start with Leave are worked out from Chrome's rule instead, and say so. The pace comes from when you press, and is gone when the page closes. The sound is made here, from noise, once you ask for it.",
  beyond:
    'the app had audio therapy, reading, yoga, a Pomodoro timer and links to professional help. Of these the timer, one sound and the link are here. There is no bell at the end. A breath is a press; nothing here treats, diagnoses or measures a person.',
  banner: <HelpLink />,
  styles,
  settings,
  ways: {
    legend: 'The timer in charge',
    naive: ['Counts ticks', { timer: 'ticks' }],
    mine: ['Keeps the deadline', { timer: 'deadline' }],
  },
  dares: [
    ['Leave for 20 seconds', { away: 20 }],
    ['Leave for 25 minutes', WRITE_UP],
    ['Leave with the sound on', { away: 20, sound: true }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useZenCare,
  Scene: ZenCareScene,
  More: ZenCareMore,
  moreName: 'More: what is stored',
});

/** As the write-up has it: plain HTML, always in the same place, to a service that keeps its own directory. */
function HelpLink() {
  return (
    <>
      <a href="https://findahelpline.com/" target="_blank" rel="noopener noreferrer">
        Talk to someone
      </a>
      <span>Find A Helpline, which keeps its own directory by country.</span>
    </>
  );
}
