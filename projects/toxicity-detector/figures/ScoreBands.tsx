import { Figure } from '@/ui/Figure';

/** Example shapes: how scores of harmless and of toxic comments might spread. */
const HARMLESS = { mean: 0.3, deviation: 0.16 };
const TOXIC = { mean: 0.7, deviation: 0.15 };
const UNSURE_FROM = 0.45;
const UNSURE_TO = 0.65;

const LEFT = 16;
const WIDTH = 308;
const BASELINE_Y = 168;
const PEAK_HEIGHT = 104;
const STEPS = 80;

const scoreX = (score: number) => LEFT + score * WIDTH;

const CUTS = [UNSURE_FROM, UNSURE_TO];
const BANDS = [
  { name: 'Looks fine', from: 0, to: UNSURE_FROM },
  { name: 'Unsure', from: UNSURE_FROM, to: UNSURE_TO },
  { name: 'Likely toxic', from: UNSURE_TO, to: 1 },
];

/** Two overlapping score curves, cut into three bands because no single cut separates them. */
export function ScoreBands() {
  return (
    <Figure
      width={340}
      height={216}
      alt="Two example bell curves over a score from 0 to 1. Harmless comments peak at 0.3, toxic ones at 0.7, and they overlap in the middle. Cuts at 0.45 and 0.65 divide the axis into looks fine, unsure and likely toxic. A tail of each curve still lies in the other one's band."
      caption="Example score curves. Both tails cross both cuts, so moving a cut only chooses which mistake to make."
    >
      <rect
        x={scoreX(UNSURE_FROM)}
        y="36"
        width={(UNSURE_TO - UNSURE_FROM) * WIDTH}
        height={BASELINE_Y - 36}
        fill="var(--card)"
      />
      <polyline points={curve(HARMLESS)} fill="none" stroke="var(--ink)" strokeWidth="2" />
      <polyline
        points={curve(TOXIC)}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeDasharray="7 4"
      />
      {CUTS.map((cut) => (
        <g key={cut}>
          <line x1={scoreX(cut)} x2={scoreX(cut)} y1="36" y2={BASELINE_Y + 6} stroke="var(--ink)" />
          <text className="fig-label" x={scoreX(cut)} y={BASELINE_Y + 20} textAnchor="middle">
            {cut}
          </text>
        </g>
      ))}
      <line
        x1={LEFT}
        x2={LEFT + WIDTH}
        y1={BASELINE_Y}
        y2={BASELINE_Y}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {[0, 1].map((end) => (
        <text
          key={end}
          className="fig-label"
          x={scoreX(end)}
          y={BASELINE_Y + 20}
          textAnchor="middle"
        >
          {end}
        </text>
      ))}
      {BANDS.map(({ name, from, to }) => (
        <text
          key={name}
          className="fig-label"
          x={scoreX((from + to) / 2)}
          y="26"
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <text className="fig-strong" x={LEFT} y="58">
        Harmless
      </text>
      <text className="fig-accent" x={LEFT + WIDTH} y="58" textAnchor="end">
        Toxic
      </text>
      <text className="fig-label" x={LEFT + WIDTH / 2} y={BASELINE_Y + 40} textAnchor="middle">
        Score from the model
      </text>
    </Figure>
  );
}

function curve({ mean, deviation }: { mean: number; deviation: number }) {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const score = step / STEPS;
    const height = PEAK_HEIGHT * Math.exp(-(((score - mean) / deviation) ** 2) / 2);
    return [scoreX(score), BASELINE_Y - height].join();
  }).join(' ');
}
