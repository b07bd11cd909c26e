import { useId } from 'react';

import { Label } from '@/ui/Label';

const CREWS = [1, 2, 4, 8];
const DARED = 4;

interface Props {
  workers: number;
  /** What the one that is lit says. Unset: none is. */
  invite: string | undefined;
  onHire: (workers: number) => void;
}

/** How many try. */
export function Crew({ workers, invite, onHire }: Props) {
  const id = useId();
  const isLit = invite !== undefined;
  return (
    <div className="timecapsule__crew" role="group" aria-label="Hire workers">
      <Label>Hire</Label>
      {CREWS.map((crew) => (
        <div key={crew}>
          <button
            type="button"
            data-handle={`Hire ${crew}`}
            data-lit={isLit && crew === DARED}
            aria-label={`Hire ${crew}`}
            aria-pressed={crew === workers}
            aria-describedby={isLit && crew === DARED ? id : undefined}
            onClick={() => onHire(crew)}
          >
            {crew}
          </button>
          {crew === DARED && (
            // A part of the button for whoever presses it, and its description for whoever hears it.
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the button has the keys
            <span className="invite" id={id} hidden={!isLit} onClick={() => onHire(crew)}>
              {invite}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
