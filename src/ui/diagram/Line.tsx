import './diagram.css';

export type LineTone = 'ink' | 'accent' | 'mute' | 'faint';

/** How a line looks; shared with the legend that explains it. */
export interface LineLook {
  /** Unset means ink; `accent` is drawn heavier, `faint` is for grids. */
  tone?: LineTone;
  dash?: 'dashed' | 'dotted';
}

interface Props extends LineLook {
  /** x and y in turn, as in an SVG polyline. */
  points: readonly number[];
}

/** A line through points. */
export function Line({ points, tone = 'ink', dash }: Props) {
  return (
    <polyline
      className="diagram-line"
      data-tone={tone}
      data-dash={dash}
      points={points.join(' ')}
    />
  );
}
