import type { ReactNode } from 'react';

import type { Approach } from './Scene';

interface Props {
  /** What is chosen, for screen readers: "Plan with". */
  legend: string;
  naive: ReactNode;
  mine: ReactNode;
  /** Unset: neither, because the visitor has gone a way of their own. */
  chosen: Approach | undefined;
  onChoose: (approach: Approach) => void;
}

/** Runs the same input the wrong way and the chosen way. */
export function ApproachSwitch({ legend, naive, mine, chosen, onChoose }: Props) {
  const choices = [
    { approach: 'naive', name: naive },
    { approach: 'mine', name: mine },
  ] as const;
  return (
    <div className="approach" role="group" aria-label={legend}>
      {choices.map(({ approach, name }) => (
        <button
          key={approach}
          type="button"
          data-choose={approach}
          aria-pressed={approach === chosen}
          onClick={() => onChoose(approach)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
