import { linearScale } from '@/lib/scale';

import { listOutline, topOf, withTip } from './fan-shape';
import { fanOf } from './outcomes';
import { DEFAULT_SETTINGS } from './settings';
import { simulateGrowth } from './simulate';

/** Enough for a drawing. */
const PATHS = 2_000;
const WIDTH = 940;
const HEIGHT = 400;
const MARGIN = 40;
const [LOWEST, LOW, MIDDLE, HIGH, HIGHEST] = [0, 1, 2, 3, 4];

/** The fan of the default plan, simulated once while the site is built. */
export function SipwisePoster() {
  const { years, monthly, goal } = DEFAULT_SETTINGS;
  const fan = fanOf(simulateGrowth({ ...DEFAULT_SETTINGS, years, paths: PATHS }), years, monthly);
  const x = linearScale(0, years, -MARGIN, WIDTH + MARGIN);
  const y = linearScale(0, topOf(fan, goal), HEIGHT - MARGIN, MARGIN);
  const outline = (low: number, high: number) =>
    listOutline(withTip(fan), low, high)
      .map(({ year, value }) => `${x(year).toFixed(1)},${y(value).toFixed(1)}`)
      .join(' ');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <g fill="var(--accent)" fillOpacity="0.18">
        <polygon points={outline(LOWEST, HIGHEST)} />
        <polygon points={outline(LOW, HIGH)} />
      </g>
      <polyline
        points={outline(MIDDLE, MIDDLE)}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
      />
      <line
        x1="0"
        x2={WIDTH}
        y1={y(goal)}
        y2={y(goal)}
        stroke="var(--mute)"
        strokeDasharray="3 5"
      />
    </svg>
  );
}
