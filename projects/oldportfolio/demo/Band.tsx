import { useEffect, useRef, useState } from 'react';

import { LiveNumber } from '@/stage/Sentence';
import { useReducedMotion } from '@/stage/motion';
import type { Run } from '@/stage/use-run';

import { isCalm } from './flight';
import { sayTally } from './pictures';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** Words that change with every picture cannot be read. */
const PICTURES_PER_TALLY = 15;

interface Props {
  run: Run<Settings>;
  control: FlightControl;
}

/** How many cards there are, and what the bars come to. */
export function Band({ run, control: { flight, waits, tally } }: Props) {
  const isStill = useReducedMotion();
  const [said, setSaid] = useState('');
  const seen = useRef(0);
  const isDue = isCalm(flight);
  const words = sayTally(tally);
  useEffect(() => {
    seen.current += 1;
    if (isDue || seen.current % PICTURES_PER_TALLY === 0) setSaid(words);
  }, [waits, words, isDue]);
  const { cards } = run.values;
  return (
    <div className="oldportfolio__words">
      <div className="oldportfolio__cards">
        <LiveNumber control={run.number('cards')} /> {cards === 1 ? 'card' : 'cards'}
      </div>
      <p className="oldportfolio__tally" data-tally data-longest={tally.longestMs.toFixed(0)}>
        {isStill
          ? 'You asked for less motion: a throw is drawn at once, and no pictures are timed.'
          : said}
      </p>
    </div>
  );
}
