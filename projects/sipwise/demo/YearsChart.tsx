import { Chart } from '@/stage/Chart';

import { WHOLE_PERCENT } from './assets';
import type { Allocation } from './assets';
import { MARKET_HISTORY } from './market';
import { yearlyReturns } from './portfolio';

const HEIGHT_PX = 180;
const MARGIN_RIGHT_PX = 8;
/** Part of a year's width that its bar takes. */
const BAR_SHARE = 0.62;
const CENTURY = 100;

interface Props {
  allocation: Allocation;
}

/** The ten years that the futures are made of, as this mix would have lived through them. */
export function YearsChart({ allocation }: Props) {
  const bars = yearlyReturns(MARKET_HISTORY, allocation).map((fraction, index) => ({
    index,
    year: MARKET_HISTORY[index]?.year ?? 0,
    percent: fraction * WHOLE_PERCENT,
  }));
  const percents = bars.map(({ percent }) => percent);
  const bounds = { from: Math.min(...percents, 0), to: Math.max(...percents, 1) };
  return (
    <Chart
      title="Return of this mix in each year of the history, in percent"
      height={HEIGHT_PX}
      x={{ from: -0.5, to: bars.length - 0.5 }}
      y={bounds}
      xTicks={bars.map(({ index, year }) => ({
        at: index,
        text: String(year % CENTURY),
      }))}
      formatY={(percent) => `${Math.round(percent)}%`}
      marginRight={MARGIN_RIGHT_PX}
      table={{
        columns: ['Year', 'Return'],
        rows: bars.map(({ year, percent }) => [String(year), `${percent.toFixed(1)}%`]),
      }}
      draw={({ x, y }) => {
        const width = (x(1) - x(0)) * BAR_SHARE;
        return bars.map(({ index, percent }) => (
          <rect
            key={index}
            className="years__bar"
            data-sign={percent < 0 ? 'loss' : 'gain'}
            x={x(index) - width / 2}
            y={Math.min(y(percent), y(0))}
            width={width}
            height={Math.abs(y(percent) - y(0))}
          />
        ));
      }}
    />
  );
}
