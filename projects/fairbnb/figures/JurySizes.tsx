import { Figure } from '@/ui/Figure';

/** An example: how often a single juror judges the case rightly. */
const JUROR_ACCURACY = 0.7;
const LARGEST_JURY = 7;
const LEFT = 22;
const STEP = 44;
const BAR_WIDTH = 32;
const TOP = 30;
const BOTTOM = 180;

const juries = Array.from({ length: LARGEST_JURY }, (_, index) => juryOf(index + 1));

/** How often a jury is right, tied or wrong, for one to seven jurors. */
export function JurySizes() {
  return (
    <Figure
      width={340}
      height={256}
      alt={`Stacked bars for juries of 1 to 7 whose members are each right 70 percent of the time. Only even juries can tie. With ties settled by a coin, the share of right verdicts is, in percent: ${juries.map(({ rightPercent }) => rightPercent).join(', ')}.`}
      caption="Example: each juror is right 70 percent of the time. The number above a bar is the share of right verdicts when a coin settles ties. The second of each pair adds a juror and no accuracy."
    >
      <defs>
        <pattern
          id="fairbnb-tie"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--card)" />
          <rect width="2" height="6" fill="var(--ink)" />
        </pattern>
      </defs>
      {juries.map(({ size, right, tied, rightPercent }, index) => {
        const x = LEFT + index * STEP;
        const centre = x + BAR_WIDTH / 2;
        return (
          <g key={size}>
            <rect x={x} y={TOP} width={BAR_WIDTH} height={BOTTOM - TOP} fill="var(--card)" />
            <rect
              x={x}
              y={y(right + tied)}
              width={BAR_WIDTH}
              height={y(0) - y(tied)}
              fill="url(#fairbnb-tie)"
            />
            <rect
              x={x}
              y={y(right)}
              width={BAR_WIDTH}
              height={BOTTOM - y(right)}
              fill="var(--accent)"
            />
            <rect
              x={x}
              y={TOP}
              width={BAR_WIDTH}
              height={BOTTOM - TOP}
              fill="none"
              stroke="var(--ink)"
            />
            <text
              className={size % 2 === 1 ? 'fig-strong' : 'fig-text'}
              x={centre}
              y={TOP - 9}
              textAnchor="middle"
            >
              {rightPercent}
            </text>
            <text className="fig-label" x={centre} y={BOTTOM + 17} textAnchor="middle">
              {size}
            </text>
          </g>
        );
      })}
      <text className="fig-label" x="170" y={BOTTOM + 34} textAnchor="middle">
        Jurors
      </text>
      {legend.map(({ label, fill, x }) => (
        <g key={label}>
          <rect x={x} y="231" width="14" height="14" fill={fill} stroke="var(--ink)" />
          <text className="fig-text" x={x + 21} y="243">
            {label}
          </text>
        </g>
      ))}
    </Figure>
  );
}

const legend = [
  { label: 'Right', fill: 'var(--accent)', x: 58 },
  { label: 'Tied', fill: 'url(#fairbnb-tie)', x: 142 },
  { label: 'Wrong', fill: 'var(--card)', x: 220 },
];

function juryOf(size: number) {
  let right = 0;
  let tied = 0;
  for (let votes = 0; votes <= size; votes += 1) {
    const chance = chanceOfExactly(votes, size);
    if (votes * 2 > size) right += chance;
    if (votes * 2 === size) tied = chance;
  }
  return { size, right, tied, rightPercent: Math.round((right + tied / 2) * 100) };
}

function chanceOfExactly(votes: number, size: number) {
  let ways = 1;
  for (let pick = 1; pick <= votes; pick += 1) ways *= (size - votes + pick) / pick;
  return ways * JUROR_ACCURACY ** votes * (1 - JUROR_ACCURACY) ** (size - votes);
}

function y(share: number) {
  return BOTTOM - share * (BOTTOM - TOP);
}
