import { Line } from './Line';
import type { PlotArea } from './plot-area';
import { Text } from './Text';

interface Axis {
  ticks: readonly number[];
  /** Unset for an axis whose ticks say it all. */
  title?: string;
  /** Unset prints the number as it is. */
  format?: (value: number) => string;
}

interface Props {
  plot: PlotArea;
  x: Axis;
  y: Axis;
}

/** Both axes of a chart: a base line, faint lines at the ticks of y, the numbers and the titles. */
export function Axes({ plot, x, y }: Props) {
  const { left, right, top, bottom } = plot;
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <Line tone="faint" points={[left, plot.y(tick), right, plot.y(tick)]} />
          <Text
            look="label"
            x={left - 8}
            y={plot.y(tick)}
            anchor="end"
            text={(y.format ?? String)(tick)}
          />
        </g>
      ))}
      <Line points={[left, bottom, right, bottom]} />
      {x.ticks.map((tick) => (
        <Text
          key={tick}
          look="label"
          x={plot.x(tick)}
          y={bottom + 15}
          text={(x.format ?? String)(tick)}
        />
      ))}
      {x.title !== undefined && (
        <Text look="label" x={(left + right) / 2} y={bottom + 34} text={x.title} />
      )}
      {y.title !== undefined && (
        <Text look="label" x={8} y={top - 22} anchor="start" text={y.title} />
      )}
    </>
  );
}
