import { useState } from 'react';
import type { ReactNode } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { useSize } from '@/stage/Drawing';
import { WaySwitch } from '@/stage/WaySwitch';

import { FieldDrawing } from './FieldDrawing';
import { FlightSentence } from './FlightSentence';
import styles from './oldportfolio.css?url';
import { OldPortfolioMore } from './OldPortfolioMore';
import { hasWordsAbove } from './room';
import { ACT, fieldOf, nextStep } from './runs';
import { settings } from './settings';
import type { Settings } from './settings';
import { useFlight } from './use-flight';
import type { Showing, ShownFlight } from './use-flight';
import { describeRun, OPENS } from './words';

/** Along the lower edge, with the sentence above all of it. */
const LEVEL = { x: 20, y: 84, hx: 80, hy: 84 };

export const demo = defineDemo({
  plays: 'the throw',
  line: 'A spring remembers how fast you were.',
  opens: OPENS,
  real: 'the spring is the rule of the write-up in steps of a millisecond, the timed curve a cubic ease-out. Both start from the same hand. Frames are timed as your browser reports them: all that this tab does, and no part of it is put down to one effect.',
  beyond:
    'the older site itself is not here, neither its code nor its frame times. All that this page takes from it is that it had many animations. The effects of the write-up are common ones, and the demo has one card and copies of it.',
  styles,
  settings,
  ways: {
    legend: 'Move with',
    naive: ['Timed curve', { approach: 'naive' }],
    mine: ['Spring', { approach: 'mine' }],
  },
  dares: [
    ['Call it back', { do: 'back', ...LEVEL, stiffness: 170, damping: 26 }],
    ['Throw 500', { do: 'throw', cards: 500, approach: 'mine' }],
    ['Break the spring', { do: 'second', ...LEVEL, x: 12, hx: 48, approach: 'mine' }],
  ],
  tour: { dare: ['Throw it', { do: 'throw' }], dareMs: 3_500, mineMs: 4_500 },
  act: ACT,
  describe: describeRun,
  // Up here, because the drawer has a table of the flight that the scene shows.
  useData: () => useState<Showing>(),
  Scene: OldPortfolioScene,
  More: OldPortfolioMore,
});

/** One throw, two motions: a spring that keeps the hand's speed, and a timed curve that has its own. */
function OldPortfolioScene({ run, act, data }: SceneProps<Settings, ShownFlight>) {
  const { element, size } = useSize<HTMLDivElement>();
  const field = size && fieldOf(size);
  const control = useFlight(run, act, field, data);
  const lit =
    control && act.isDone
      ? nextStep(run.values, control.flight, run.dare !== undefined)
      : undefined;
  return (
    <>
      <WaySwitch
        run={run}
        isLit={lit === 'switch'}
        naive={<Named motion="naive">{run.ways.naive}</Named>}
        mine={<Named motion="mine">{run.ways.mine}</Named>}
      />
      <div
        className="oldportfolio__said"
        data-do={run.values.do}
        data-above={size && hasWordsAbove(size)}
      >
        {control && <FlightSentence run={run} flight={control.flight} isAct={!act.isDone} />}
      </div>
      <div ref={element} className="drawing oldportfolio__drawing">
        {control && field && <FieldDrawing run={run} control={control} field={field} lit={lit} />}
      </div>
    </>
  );
}

/** The name of a motion, beside a card as it flies. */
function Named({ motion, children }: { motion: Settings['approach']; children: ReactNode }) {
  return (
    <span className="oldportfolio__named" data-motion={motion}>
      {children}
    </span>
  );
}
