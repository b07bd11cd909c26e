import { LEVELS } from './lie';
import type { Level } from './lie';

const NAMES: Readonly<Record<Level, readonly [name: string, does: string]>> = {
  none: ['Careless', 'change it, repair nothing'],
  hashes: ['Careful', 'work out every hash again'],
  one: ['Insider', 'sign with one real key'],
  all: ['Collusion', 'all three sign the lie'],
};

interface Props {
  /** Unset: none, as in a plain list. */
  chosen: Level | undefined;
  /** What came of each level that has been tried with this lie. */
  tried: Partial<Readonly<Record<Level, string>>>;
  onChoose: (level: Level) => void;
}

/** Four ways to hide the same lie, from the careless to the one that wins. */
export function Levels({ chosen, tried, onChoose }: Props) {
  return (
    <div className="levels" role="group" aria-label="Hide it better">
      {LEVELS.map((level) => {
        const [name, does] = NAMES[level];
        return (
          <button
            key={level}
            type="button"
            data-level={level}
            aria-pressed={level === chosen}
            onClick={() => onChoose(level)}
          >
            {name}
            <small>{tried[level] ?? does}</small>
          </button>
        );
      })}
    </div>
  );
}
