import { LiveNumber } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';
import { Label } from '@/ui/Label';

import { chosenSeat } from './hearing';
import type { Hearing, Seat } from './hearing';
import type { Settings } from './settings';
import { explainCase, shorten } from './words';

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
          counted so. The {winner} gets the deposit.
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
              <House seat={seat} />
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

/** A juror as one of the cover's houses: roof the belief, walls the vote, and what was done with it. */
function House({ seat: { believed, counts, hasPeeked, opening } }: { seat: Seat }) {
  return (
    <svg viewBox="0 0 100 112" aria-hidden="true">
      <path data-side={believed} d="M6 50L50 6l44 44z" />
      <path data-side={counts} d="M6 50h88v56H6z" />
      <path className="fairbnb__frame" d="M6 50L50 6l44 44v56H6zM6 50h88" />
      {opening ? (
        <path className="fairbnb__mark" data-on={counts} d="M26 64h48v30H26zl24 17 24-17" />
      ) : (
        hasPeeked && (
          <path
            className="fairbnb__mark"
            data-on={counts}
            d="M24 78Q50 52 76 78Q50 104 24 78ZM43 78a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
          />
        )
      )}
    </svg>
  );
}

function stampOf({ opening }: Seat): string | undefined {
  if (!opening || opening.outcome === 'counted') return undefined;
  return opening.outcome === 'refused' ? 'Caught' : 'Absent';
}

/** Begins with what is written on the house, so that it can be asked for by voice. */
function describeSeat(seat: Seat, index: number): string {
  const { believed, hasPeeked, voted, opening } = seat;
  const written = [stampOf(seat), opening && shorten(opening.sealed, 5)].filter(Boolean).join(' ');
  const name = written === '' ? `Juror ${index + 1}` : `${written}, juror ${index + 1}`;
  return `${name}: believed the ${believed}, ${hasPeeked ? 'peeked, ' : ''}voted for the ${voted}`;
}
