import { layOut, fitTop } from './fan-layout';
import { futureValue, MONTHS_PER_YEAR } from './portfolio';
import { settings } from './settings';

const SIZES = [
  { name: 'wide', width: 1_240, height: 664, isNarrow: false },
  { name: 'narrow', width: 390, height: 400, isNarrow: true },
] as const;

interface Props {
  /** What the average plan pays, and the yearly return it believes in. */
  monthly: number;
  averageReturn: number;
}

/** The first frame: one line at the average return that meets the goal, and looks certain. */
export function SipwisePoster({ monthly, averageReturn }: Props) {
  const { goal, years } = settings.start;
  const stills = SIZES.map((size) => {
    const { origin, end, y, grip } = layOut(size, fitTop(0, goal));
    const months = years * MONTHS_PER_YEAR;
    const points = Array.from({ length: months + 1 }, (_, month) => {
      const worth = futureValue(monthly, month, averageReturn);
      const x = origin.x + ((end - origin.x) * month) / months;
      return `${x.toFixed(1)},${y(worth).toFixed(1)}`;
    });
    return (
      <svg
        key={size.name}
        className={`sipwise-poster sipwise-poster--${size.name}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
      >
        <line
          x1={origin.x}
          x2={grip}
          y1={y(goal)}
          y2={y(goal)}
          stroke="var(--stage-ink)"
          strokeWidth="2"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
        <polyline points={points.join(' ')} fill="none" stroke="var(--stage-ink)" strokeWidth="4" />
        <circle
          cx={origin.x}
          cy={origin.y}
          r={size.isNarrow ? 11 : 16}
          fill="var(--stage-figure)"
        />
      </svg>
    );
  });
  return (
    <>
      {stills}
      <b className="sipwise-poster__word">SIPWISE</b>
    </>
  );
}
