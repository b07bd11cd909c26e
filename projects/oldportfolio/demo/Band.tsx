import { useEffect, useRef, useState } from 'react';

import { LiveNumber } from '@/stage/LiveNumber';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import type { Run } from '@/stage/use-settings';

import { isCalm } from './flight';
import { sayTally, tallyWaits } from './pictures';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** Words that change with every picture cannot be read. */
const PICTURES_PER_TALLY = 15;

interface Props {
  run: Run<Settings>;
  control: FlightControl;
}

/** How many cards there are, and what the bars come to. */
export function Band({ run, control: { flight, waits } }: Props) {
  const isStill = useReducedMotion();
  const [said, setSaid] = useState({ at: 0, words: '' });
  const seen = useRef(0);
  const isDue = isCalm(flight);
  useEffect(() => {
    seen.current += 1;
    if (!isDue && seen.current % PICTURES_PER_TALLY !== 0) return;
    const words = sayTally(tallyWaits(waits));
    setSaid((before) => (before.words === words ? before : { at: seen.current, words }));
  }, [waits, isDue]);
  const { cards } = run.values;
  return (
    <div className="oldportfolio__words">
      <div className="oldportfolio__cards">
        <LiveNumber control={run.number('cards')} /> {cards === 1 ? 'card' : 'cards'}
      </div>
      <p className="oldportfolio__tally" data-tally data-longest={Math.max(0, ...waits).toFixed(0)}>
        {isStill
          ? 'You asked for less motion: a throw is drawn at once, and no pictures are timed.'
          : said.words}
      </p>
    </div>
  );
}
