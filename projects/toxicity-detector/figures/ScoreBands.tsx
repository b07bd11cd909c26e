import { Axes } from '@/ui/diagram/Axes';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Example shapes: how scores of harmless and of toxic comments might spread. */
const HARMLESS = { mean: 0.3, deviation: 0.16 };
const TOXIC = { mean: 0.7, deviation: 0.15 };
const CUTS = [0.45, 0.65] as const;
const BANDS = [
  { name: 'Looks fine', middle: CUTS[0] / 2 },
  { name: 'Unsure', middle: (CUTS[0] + CUTS[1]) / 2 },
  { name: 'Likely toxic', middle: (CUTS[1] + 1) / 2 },
];

const plot = plotArea({ x: [0, 1], y: [0, 1.2], left: 16, right: 324, bottom: 170 });

/** Two overlapping score curves, cut into three bands because no single cut separates them. */
export function ScoreBands() {
  return (
    <Figure
      height={214}
      alt={`Two example bell curves over a score from 0 to 1. Harmless comments peak at ${HARMLESS.mean}, toxic ones at ${TOXIC.mean}, and they overlap in the middle. Cuts at ${CUTS.join(' and ')} divide the axis into looks fine, unsure and likely toxic. A tail of each curve still lies in the other one's band.`}
      caption="Example score curves. Both tails cross both cuts, so moving a cut only chooses which mistake to make."
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, ...CUTS, 1], title: 'Score from the model' }}
        y={{ ticks: [] }}
      />
      {BANDS.map(({ name, middle }) => (
        <Text key={name} look="label" x={plot.x(middle)} y={14} text={name} />
      ))}
      {CUTS.map((cut) => (
        <Line key={cut} points={[plot.x(cut), 28, plot.x(cut), plot.bottom + 5]} />
      ))}
      <Line points={plot.line(sampled(0, 1, 80, bell(HARMLESS)))} />
      <Line tone="accent" dash="dashed" points={plot.line(sampled(0, 1, 80, bell(TOXIC)))} />
      <Text look="strong" x={plot.left} y={52} anchor="start" text="Harmless" />
      <Text look="accent" x={plot.right} y={52} anchor="end" text="Toxic" />
    </Figure>
  );
}

function bell({ mean, deviation }: typeof HARMLESS) {
  return (score: number) => Math.exp(-(((score - mean) / deviation) ** 2) / 2);
}
