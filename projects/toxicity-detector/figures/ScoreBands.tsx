import { Axes } from '@/ui/diagram/Axes';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { chooseCuts } from '../demo/crowd';
import { LEARNED } from '../demo/learned';
import type { Scored } from '../demo/learn';
import { logitOf, sigmoid } from '../demo/model';
import { formatScore } from '../demo/settings';

/** Where the two cuts are for a stream with one toxic comment in ten. */
const TOXIC_SHARE = 0.1;
const WANTED = 0.8;
const REACH = 9;
const STEP = 1;

const { low, high } = chooseCuts(LEARNED.choosing, TOXIC_SHARE, WANTED);
const BANDS = [
  { name: 'Looks fine', middle: (-REACH + low) / 2 },
  { name: 'Unsure', middle: (low + high) / 2 },
  { name: 'Likely toxic', middle: (high + REACH) / 2 },
];
const TICKS = [0.001, 0.02, 0.5, 0.98, 0.999];

const curves = [LEARNED.harmless, LEARNED.toxic].map(sharesOf);
const tallest = Math.max(...curves.flat().map(([, share]) => share));
const plot = plotArea({
  x: [-REACH, REACH],
  y: [0, tallest * 1.15],
  left: 16,
  right: 324,
  bottom: 170,
});

/** How the scores of the stage's held-out comments spread, cut into three bands because no single cut separates them. */
export function ScoreBands() {
  const cuts = [low, high].map((cut) => formatScore(sigmoid(cut)));
  return (
    <Figure
      height={214}
      alt={`Two measured curves over the score. Most harmless sample comments lie far to the left, most toxic ones far to the right, and both have a tail in the middle. Cuts at ${cuts.join(' and ')} divide the axis into looks fine, unsure and likely toxic.`}
      caption={`Scores of the demo's held-out sample comments, with the cuts for one toxic comment in ten: ${cuts.join(' and ')}. Tails of both curves lie between them and beyond.`}
    >
      <Axes
        plot={plot}
        x={{
          ticks: TICKS.map(logitOf),
          format: (logit) => String(Number(sigmoid(logit).toFixed(3))),
          title: 'Score from the model, spread at both ends',
        }}
        y={{ ticks: [] }}
      />
      {BANDS.map(({ name, middle }) => (
        <Text key={name} look="label" x={plot.x(middle)} y={14} text={name} />
      ))}
      {[low, high].map((cut) => (
        <Line key={cut} points={[plot.x(cut), 28, plot.x(cut), plot.bottom + 5]} />
      ))}
      <Line points={plot.line(curves[0] ?? [])} />
      <Line tone="accent" dash="dashed" points={plot.line(curves[1] ?? [])} />
      <Text look="strong" x={plot.left} y={52} anchor="start" text="Harmless" />
      <Text look="accent" x={plot.right} y={52} anchor="end" text="Toxic" />
    </Figure>
  );
}

/** The share of comments in each step of the logit. */
function sharesOf(comments: readonly Scored[]): (readonly [logit: number, share: number])[] {
  return Array.from({ length: (2 * REACH) / STEP }, (_, index) => {
    const from = -REACH + index * STEP;
    const count = comments.filter(({ logit }) => logit >= from && logit < from + STEP).length;
    return [from + STEP / 2, count / comments.length];
  });
}
