import { Handle } from '@/stage/Handle';
import { useReducedMotion } from '@/stage/motion';
import type { Run } from '@/stage/use-run';

import { countAt, placeOfCount } from './crowd-rail';
import { sayTally } from './pictures';
import { METERED } from './runs';
import type { Field } from './runs';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

interface Props {
  run: Run<Settings>;
  control: FlightControl;
  field: Field;
  isLit: boolean;
}

/** How many cards there are, as a handle over the bars, and what the bars come to. */
export function Band({ run, control: { tally, said }, field, isLit }: Props) {
  const isStill = useReducedMotion();
  const cards = run.number('cards');
  return (
    <>
      <div className="oldportfolio__words">
        <p className="oldportfolio__tally" data-tally data-longest={tally.longestMs.toFixed(0)}>
          {cards.value === 1
            ? undefined
            : cards.value < METERED
              ? `From ${METERED} cards on, the frames of this screen are timed here.`
              : isStill
                ? 'You asked for less motion: a throw is drawn at once, and no frames are timed.'
                : sayTally(said)}
        </p>
      </div>
      <Handle
        control={cards}
        axis="x"
        at={{ x: placeOfCount(field, cards.value), y: field.height + field.band / 2 }}
        valueAt={(place) => countAt(field, place)}
        isLit={isLit}
        invite="Throw more"
        inviteSide="above"
        canType
      >
        <span className="oldportfolio__count">
          {cards.setting.say(cards.value)}
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <path d="M7 1 2 6l5 5M17 1l5 5-5 5M2 6h20" />
          </svg>
        </span>
      </Handle>
    </>
  );
}
