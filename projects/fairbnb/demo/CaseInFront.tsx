import { LiveNumber } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';
import { Label } from '@/ui/Label';

import { chosenSeat } from './hearing';
import type { Hearing, Seat } from './hearing';
import { House } from './Jury';
import type { Settings } from './settings';
import { explainCase, shorten, stampOf } from './words';

interface Props {
  run: Run<Settings>;
  hearing: Hearing;
  isRead: boolean;
}

/** One of the thousand cases, juror by juror: the roof is what one believed, the walls are the vote. */
export function CaseInFront({ run, hearing, isRead }: Props) {
  const { seats, believedTenant, forTenant, winner } = hearing;
  const chosen = chosenSeat(run.values);
  return (
    <section className="fairbnb__case" aria-label="The case in front">
      <div className="fairbnb__claim">
        <p className="fairbnb__words">
          Case <LiveNumber control={run.number('case')} />: {believedTenant} of {seats.length}{' '}
          believed the tenant, who is right. {forTenant} {forTenant === 1 ? 'vote' : 'votes'}{' '}
          counted for the tenant. The {winner} gets the deposit.
        </p>
        <Label>Roof: belief. Walls: vote. White: right</Label>
      </div>
      <ol className="fairbnb__jury" data-many={seats.length > 9}>
        {seats.map((seat, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={index === chosen}
              aria-label={describeSeat(seat, index)}
              onClick={() => run.change({ juror: index + 1 })}
            >
              <svg viewBox="0 0 100 112" aria-hidden="true">
                <House
                  believed={seat.believed}
                  wall={seat.counts}
                  mark={seat.opening ? 'seal' : seat.hasPeeked ? 'eye' : undefined}
                  index={index}
                />
              </svg>
              {stampOf(seat) !== undefined && (
                <strong className="fairbnb__stamp">{stampOf(seat)}</strong>
              )}
              <span>{seat.opening ? shorten(seat.opening.sealed, 5) : index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="fairbnb__proof">
        {explainCase(run.values, hearing, isRead)
          .split(/([\da-f]{14}…)/)
          .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
      </p>
    </section>
  );
}

/** Begins with what is written on the house, so that it can be asked for by voice. */
function describeSeat(seat: Seat, index: number): string {
  const { believed, hasPeeked, voted, opening } = seat;
  const written = [stampOf(seat), opening && shorten(opening.sealed, 5)].filter(Boolean).join(' ');
  const name = written === '' ? `Juror ${index + 1}` : `${written}, juror ${index + 1}`;
  return `${name}: believed the ${believed}, ${hasPeeked ? 'peeked, ' : ''}voted for the ${voted}`;
}
