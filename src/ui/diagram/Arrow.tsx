import { arrowHead } from './arrow-head';
import type { LineLook } from './Line';
import { Line } from './Line';
import { Text } from './Text';

const LABEL_GAP = 11;

interface Props extends LineLook {
  /** x and y in turn, at least two points; the head stops just short of the last. */
  points: readonly number[];
  /** Stands above the middle between the first and the last point. */
  label?: string;
}

/** A line with a head at its last point. */
export function Arrow({ points, label, tone = 'ink', dash }: Props) {
  const { head, shaft } = arrowHead(points);
  const [startX = 0, startY = 0] = points;
  const [endX = 0, endY = 0] = points.slice(-2);
  return (
    <>
      <Line points={shaft} tone={tone} {...(dash && { dash })} />
      <polygon className="diagram-head" data-tone={tone} points={head.join(' ')} />
      {label !== undefined && (
        <Text x={(startX + endX) / 2} y={(startY + endY) / 2 - LABEL_GAP} text={label} />
      )}
    </>
  );
}
