import { plotArea } from '@/ui/diagram/plot-area';
import { Bar } from '@/ui/diagram/Bar';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const YEARLY_RUPEES = 10_000;
const BAR_WIDTH = 42;
const GOOD_FIRST = [20, 0, -20];
const BAD_FIRST = GOOD_FIRST.toReversed();

const plot = plotArea({ x: [0, 1], y: [0, 36_000], top: 44, bottom: 170 });
const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });
const factors = GOOD_FIRST.map((percent) => 1 + percent / 100);
const lumpSum = factors.reduce((product, factor) => product * factor);

/** The same three yearly returns in both orders: a lump sum cannot tell them apart, installments can. */
export function ReturnOrder() {
  return (
    <Figure
      height={218}
      alt={`Three installments of 10,000 rupees under the returns plus 20, 0 and minus 20 percent end at ${endOf(GOOD_FIRST)}. Under the same returns in reverse order they end at ${endOf(BAD_FIRST)}. A lump sum ends at ${lumpSum * 100} percent of itself either way.`}
      caption="Year-end value of three yearly installments of 10,000 rupees. The returns are the same; only their order differs."
    >
      <Order name="Good year first" percents={GOOD_FIRST} x={10} />
      <Order name="Bad year first" percents={BAD_FIRST} x={184} />
      <Text
        look="label"
        x={170}
        y={206}
        text={`${factors.map((factor) => factor.toFixed(1)).join(' × ')} = ${lumpSum} in any order`}
      />
    </Figure>
  );
}

interface OrderProps {
  name: string;
  percents: readonly number[];
  x: number;
}

function Order({ name, percents, x }: OrderProps) {
  return (
    <>
      <Text look="strong" x={x} y={12} anchor="start" text={name} />
      {yearEndValues(percents).map((value, year) => {
        const left = x + year * 52;
        const middle = left + BAR_WIDTH / 2;
        const top = plot.y(value);
        const percent = percents[year] ?? 0;
        const isLast = year === percents.length - 1;
        return (
          <g key={percent}>
            <Bar
              x={left}
              y={top}
              width={BAR_WIDTH}
              height={plot.bottom - top}
              tone={isLast ? 'accent' : 'plain'}
            />
            <Text
              look={isLast ? 'accent' : 'text'}
              x={middle}
              y={top - 12}
              text={rupees.format(value)}
            />
            <Text
              x={middle}
              y={plot.bottom + 14}
              text={signed.format(percent / 100).replace('-', '−')}
            />
          </g>
        );
      })}
      <Line points={[x, plot.bottom, x + 104 + BAR_WIDTH, plot.bottom]} />
    </>
  );
}

function yearEndValues(percents: readonly number[]) {
  let held = 0;
  return percents.map((percent) => (held = (held + YEARLY_RUPEES) * (1 + percent / 100)));
}

function endOf(percents: readonly number[]) {
  return rupees.format(yearEndValues(percents).at(-1) ?? 0);
}
