import type { ReactNode } from 'react';

import type { Scale } from '@/lib/scale';
import { linearScale, niceTicks } from '@/lib/scale';

import { DataTable } from './DataTable';
import { useWidth } from './use-width';

/** Room around the plot for the lettering, in pixels. */
const MARGIN = { top: 18, bottom: 26, left: 46 };
const PIXELS_PER_TICK = 60;

export interface Plot {
  readonly x: Scale;
  readonly y: Scale;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Props {
  /** Says what the drawing shows; the table beside it carries the numbers. */
  title: string;
  height: number;
  x: { readonly from: number; readonly to: number };
  y: { readonly from: number; readonly to: number };
  xTicks: readonly { readonly at: number; readonly text: string }[];
  formatY: (value: number) => string;
  /** Room at the right for labels, in pixels. */
  marginRight: number;
  /** The same numbers for those who do not see the drawing. */
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  draw: (plot: Plot) => ReactNode;
}

/** Axes, grid and text alternative of a drawing that keeps its lettering at one size whatever its width. */
export function Chart({ title, height, x, y, xTicks, formatY, marginRight, table, draw }: Props) {
  const { element, width } = useWidth<HTMLDivElement>();
  const [left, right] = [MARGIN.left, width - marginRight];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const plot = {
    x: linearScale(x.from, x.to, left, right),
    y: linearScale(y.from, y.to, bottom, top),
    top,
    bottom,
    left,
    right,
  };
  return (
    <div className="chart" ref={element}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
          {niceTicks(y.from, y.to, height / PIXELS_PER_TICK).map((tick) => (
            <g key={tick}>
              <line
                className="chart__grid"
                x1={left}
                x2={right}
                y1={plot.y(tick)}
                y2={plot.y(tick)}
              />
              <text className="chart__tick" x={left - 8} y={plot.y(tick) + 4} textAnchor="end">
                {formatY(tick)}
              </text>
            </g>
          ))}
          {xTicks.map(({ at, text }) => (
            <text
              key={at}
              className="chart__tick"
              x={plot.x(at)}
              y={bottom + 18}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
          {draw(plot)}
        </svg>
      )}
      <DataTable caption={title} {...table} isHidden />
    </div>
  );
}
