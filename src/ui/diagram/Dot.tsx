import './diagram.css';

import type { ShapeTone } from './Bar';

interface Props {
  x: number;
  y: number;
  tone?: ShapeTone;
  /** Unset means 4.5. */
  radius?: number;
}

/** A point worth noticing. */
export function Dot({ x, y, tone = 'ink', radius = 4.5 }: Props) {
  return <circle className="diagram-shape" data-tone={tone} cx={x} cy={y} r={radius} />;
}
