import type { CSSProperties } from 'react';

import { LEVELS } from './attacks';
import type { Level } from './attacks';

const NAMES: Readonly<Record<Level, string>> = {
  none: 'Erase it',
  hashes: 'Fix hashes',
  one: 'Bribe one',
  all: 'Bribe all',
};

interface Props {
  /** Unset: none. */
  chosen: Level | undefined;
  /** What came of each step that has been tried with this lie. */
  tried: Partial<Readonly<Record<Level, string>>>;
  /** How many blocks come after the lie, itself included: that is how many hashes have to be new. */
  hashes: number;
  onChoose: (level: Level) => void;
}

/** Four steps to hide the same lie, each with its price, from the careless one to the one that wins. */
export function Climb({ chosen, tried, hashes, onChoose }: Props) {
  // The step that nobody has tried yet asks for it, once the one before it has failed.
  const next = LEVELS.find((level) => tried[level] === undefined);
  const isStuck =
    chosen !== undefined &&
    tried[chosen] !== undefined &&
    next === LEVELS[LEVELS.indexOf(chosen) + 1];
  const prices: Readonly<Record<Level, string>> = {
    none: 'and hope',
    hashes: hashes === 1 ? 'only 1' : `all ${hashes}`,
    one: '1 of 3 keys',
    all: '3 of 3 keys',
  };
  return (
    <div
      className="climb"
      role="group"
      aria-label="Hide it better"
      data-flat={chosen === undefined}
    >
      <p className="climb__name" aria-hidden="true">
        Hide it better
      </p>
      {LEVELS.map((level, step) => {
        const style: CSSProperties & Record<'--step', number> = { '--step': step };
        const end = tried[level];
        return (
          <button
            key={level}
            type="button"
            data-level={level}
            data-next={isStuck && level === next}
            data-tried={end !== undefined}
            aria-pressed={level === chosen}
            style={style}
            onClick={() => onChoose(level)}
          >
            {NAMES[level]}
            <small>
              <span className="climb__price">{prices[level]}</span>
              {end !== undefined && <span className="climb__end">{end}</span>}
            </small>
          </button>
        );
      })}
    </div>
  );
}
