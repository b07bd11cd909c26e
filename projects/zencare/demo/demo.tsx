import { defineDemo } from '@/stage/define-demo';

import { ACT } from './act';
import { describeRun, orderOf, settings, WRITE_UP } from './settings';
import { msUntilCounted } from './timers';
import { useZenCare } from './use-zencare';
import styles from './zencare.css?url';
import { ZenCareMore } from './ZenCareMore';
import { ZenCareScene } from './ZenCareScene';

export const demo = defineDemo({
  plays: 'the timer',
  line: 'A timer that is wrong when you look away.',
  opens: 'You set 25 minutes and leave for another tab. One kind of timer loses count there.',
  real: 'both timers are worked out from the rule by which Chromium 156 wakes a hidden page; Firefox and Safari have rules of their own. With “Leave for real” both timers run in this tab while you are away: its title shows them, and on your return you see what your own browser did. The sound is made here, from noise, once you ask for it.',
  beyond:
    'the app had audio therapy, reading, yoga, a Pomodoro timer and links to professional help. Of these the timer, one sound and the link are here. There is no bell at the end. Nothing here treats, diagnoses or measures a person.',
  banner: <HelpLink />,
  styles,
  settings,
  ways: {
    legend: 'The timer in charge',
    naive: ['Counts ticks', { timer: 'ticks' }],
    mine: ['Remembers the end', { timer: 'deadline' }],
  },
  dares: [
    ['Wait for 0:00', { away: msUntilCounted(orderOf(settings.start)) / 1_000 }],
    ['10 ticks a second', { tick: 0.1, away: WRITE_UP.away }],
    ['Sound on', { away: WRITE_UP.away, sound: true }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useZenCare,
  Scene: ZenCareScene,
  More: ZenCareMore,
  moreName: 'More: the rule',
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
