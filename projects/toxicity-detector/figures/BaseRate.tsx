import { Axes } from '@/ui/diagram/Axes';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { ratesAt } from '../demo/crowd';
import { LEARNED } from '../demo/learned';
import { precisionOf } from '../demo/rates';

const rates = ratesAt([...LEARNED.toxic, ...LEARNED.harmless], 0);
const LARGEST_SHARE = 0.5;
const MARKED_SHARES = [0.01, 0.05, 0.2, LARGEST_SHARE];

const plot = plotArea({ x: [0, LARGEST_SHARE], y: [0, 1], left: 50, bottom: 190 });
const percent = (value: number) => `${Math.round(value * 100)}%`;
const precisionAt = (share: number) => precisionOf(rates, share);

/** Precision against the share of toxic comments, for the stage's model, which never changes. */
export function BaseRate() {
  return (
    <Figure
      height={234}
      alt={`Share of flagged comments that are really toxic, against the share of toxic comments in the stream, for one fixed classifier: ${MARKED_SHARES.map((share) => `${percent(precisionAt(share))} at a share of ${percent(share)}`).join(', ')}.`}
      caption={`The demo's model is the same at each point: ${percent(rates.caught)} caught, ${percent(rates.alarmed)} false alarms, measured on sample comments. Only the stream changes.`}
    >
      <Axes
        plot={plot}
        x={{ ticks: MARKED_SHARES, format: percent, title: 'Toxic share of the stream' }}
        y={{ ticks: [0, 0.5, 1], format: percent, title: 'Flags that are right' }}
      />
      <Line points={plot.line(sampled(0, LARGEST_SHARE, 100, precisionAt))} />
      {MARKED_SHARES.map((share) => (
        <g key={share}>
          <Dot x={plot.x(share)} y={plot.y(precisionAt(share))} tone="accent" />
          <Text
            look="accent"
            x={plot.x(share) + (share === LARGEST_SHARE ? 0 : 9)}
            y={plot.y(precisionAt(share)) + 15}
            anchor={share === LARGEST_SHARE ? 'end' : 'start'}
            text={percent(precisionAt(share))}
          />
        </g>
      ))}
    </Figure>
  );
}
