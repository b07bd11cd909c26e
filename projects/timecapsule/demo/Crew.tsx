import { Label } from '@/ui/Label';

const CREWS = [1, 2, 4];
const DARED = 4;

interface Props {
  workers: number;
  /** Whether it dares the visitor to hire. */
  isLit: boolean;
  /** Whether there is nothing to work on. */
  isIdle: boolean;
  canUseKey: boolean;
  onHire: (workers: number) => void;
  onKey: () => void;
}

/** The handles: how many try, and the one way round all of it. */
export function Crew({ workers, isLit, isIdle, canUseKey, onHire, onKey }: Props) {
  return (
    <div className="timecapsule__crew">
      <div className="timecapsule__hire" role="group" aria-label="Hire workers">
        <Label>Hire</Label>
        {CREWS.map((crew) => (
          <button
            key={crew}
            type="button"
            data-handle={`Hire ${crew}`}
            data-lit={isLit && crew === DARED}
            aria-label={`Hire ${crew}`}
            aria-pressed={crew === workers}
            aria-describedby={isLit && crew === DARED ? 'hire-dare' : undefined}
            disabled={isIdle}
            onClick={() => onHire(crew)}
          >
            {crew}
          </button>
        ))}
        <span className="invite" id="hire-dare" hidden={!isLit}>
          Hire four. Be faster.
        </span>
      </div>
      {/* Taken away, not disabled: the stage then hands the focus on. */}
      {canUseKey && (
        <button type="button" className="timecapsule__key" onClick={onKey}>
          Use the creator’s key
        </button>
      )}
    </div>
  );
}
