import { LiveNumber } from '@/stage/LiveNumber';
import { Segmented } from '@/stage/Segmented';
import type { Run } from '@/stage/use-settings';
import { Label } from '@/ui/Label';

import { chosenSeat } from './hearing';
import type { Hearing, Seat } from './hearing';
import { House } from './House';
import { CHEATS } from './seals';
import type { Settings } from './settings';
import { CHEAT_NAMES, explainCase, shorten } from './words';

interface Props {
  run: Run<Settings>;
  hearing: Hearing;
  isRead: boolean;
}

/** One of the thousand cases, juror by juror: the roof is what one believed, the walls are the vote. */
export function CaseInFront({ run, hearing, isRead }: Props) {
  const { seats, believedTenant, forTenant, winner } = hearing;
  const isSealed = run.values.votes === 'sealed';
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
              {seat.opening && seat.opening.outcome !== 'counted' && (
                <strong className="fairbnb__stamp">
                  {seat.opening.outcome === 'refused' ? 'Caught' : 'Absent'}
                </strong>
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
      {isSealed && (
        <Segmented
          legend={`Juror ${chosen + 1} may`}
          choices={CHEATS}
          chosen={run.values.cheat}
          nameOf={(cheat) => CHEAT_NAMES[cheat]}
          onChoose={(cheat) => run.change({ cheat })}
        />
      )}
    </section>
  );
}

function describeSeat({ believed, hasPeeked, voted, opening }: Seat, index: number): string {
  const outcome = opening && opening.outcome !== 'counted' ? `, ${opening.outcome}` : '';
  // What is written on the button is part of its name, so that it can be called by it.
  const seal = opening ? `, sealed ${shorten(opening.sealed, 5)}` : '';
  return `Juror ${index + 1}${seal}: believed the ${believed}, ${hasPeeked ? 'peeked, ' : ''}voted for the ${voted}${outcome}`;
}
