import type { ReactNode } from 'react';

import type { Run, Way } from './use-run';

interface Props<Values> {
  run: Run<Values>;
  /** What stands on each choice. Unset: the names of the definition. */
  naive?: ReactNode;
  mine?: ReactNode;
  /** Unset: the settings of the definition's ways. */
  onChoose?: (way: Way) => void;
  /** Whether the way that is not chosen asks to be pressed: once the visitor's hand has made the wrong way fail. Unset: no. */
  isLit?: boolean;
}

/** Runs the same input the wrong way and the chosen way. */
export function WaySwitch<Values>({
  run,
  onChoose = run.choose,
  isLit = false,
  ...labels
}: Props<Values>) {
  return (
    <div className="approach" role="group" aria-label={run.ways.legend} data-lit={isLit}>
      {(['naive', 'mine'] as const).map((way) => (
        <button
          key={way}
          type="button"
          data-choose={way}
          aria-pressed={way === run.way}
          onClick={() => onChoose(way)}
        >
          {labels[way] ?? run.ways[way]}
        </button>
      ))}
    </div>
  );
}
