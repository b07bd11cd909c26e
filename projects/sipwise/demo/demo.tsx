import { defineDemo } from '@/stage/define-demo';

import { ACT } from './act';
import { MARKET_HISTORY } from './market';
import { monthlyAtReturn } from './odds';
import { Planner } from './Planner';
import { meanOf, yearlyReturns } from './portfolio';
import { BET, settings } from './settings';
import styles from './sipwise.css?url';
import { SipwiseMore } from './SipwiseMore';
import { useFutures } from './use-futures';
import { describeRun } from './words';

export const demo = defineDemo({
  plays: 'the bet',
  line: 'The average promises too much.',
  opens:
    'At the average return, 5,160 rupees a month reach 5,00,000. In 66 of 100 futures it does not.',
  real: 'your browser counts every order in which five of ten past years can come, 100,000 futures, and a dot stands for 1,000 of them. Nothing is sent anywhere. The link to a run repeats it to the last rupee, with your bet.',
  beyond:
    'a fuller model would draw months, all assets together. This demo reshuffles ten calendar years, 2014 to 2023, from returns rounded to one percent for demonstration: no data feed, and no kind of year that was not among these ten. It trains no random forest. An estimate from the past, never advice.',
  needs: ['workers'],
  styles,
  settings,
  // What each way pays depends on the futures, so the scene chooses it; every plan but the average is "mine".
  ways: {
    legend: 'Plan with',
    naive: ['Plan with the average', {}],
    mine: ['Plan for the weak end', {}],
  },
  wayOf: ({ goal, years, monthly, mix, without }) => {
    const history = MARKET_HISTORY.filter(({ year }) => !without.includes(year));
    const average = monthlyAtReturn(goal, years, meanOf(yearlyReturns(history, mix)));
    return monthly === average ? 'naive' : 'mine';
  },
  dares: [
    ['Make it 90', { monthly: 6_909, sure: 90 }],
    ['Take 2017 out', { without: [2017] }],
    // What the average of Bitcoin's ten years asks for.
    ['All Bitcoin', { monthly: 211, mix: { fd: 0, gold: 0, nifty50: 0, bitcoin: 100 } }],
  ],
  tour: { dare: ['Run the 100 futures', { bet: BET.start }], dareMs: 3_500, mineMs: 3_500 },
  act: ACT,
  describe: describeRun,
  useData: ({ values }) => {
    const { request, latest, isCurrent } = useFutures(values);
    return latest && { request, answer: latest, isCurrent };
  },
  Scene: Planner,
  More: SipwiseMore,
});
