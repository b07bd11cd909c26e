import { DataTable } from '@/stage/DataTable';
import { Heading } from '@/ui/Heading';

import { ASSET_NAMES, ASSETS } from './assets';
import type { Allocation } from './assets';
import { MARKET_HISTORY } from './market';
import { YearsChart } from './YearsChart';

const FIRST = MARKET_HISTORY.at(0)?.year ?? 0;
const LAST = MARKET_HISTORY.at(-1)?.year ?? 0;

interface Props {
  allocation: Allocation;
}

/** The data behind everything, and how rough they are. */
export function YearsPanel({ allocation }: Props) {
  return (
    <section className="sipwise__panel">
      <Heading level={3} size="label">
        The years it shuffles
      </Heading>
      <YearsChart allocation={allocation} />
      <p>
        Every future is made of whole years from {FIRST} to {LAST}, all assets together. The returns
        are approximations, rounded to one percent for demonstration.
      </p>
      <details className="sipwise__history">
        <summary>All {MARKET_HISTORY.length} years in figures</summary>
        <DataTable
          caption="Yearly returns in rupees, in percent. The Nifty 50 without dividends, gold and Bitcoin from dollar prices at the turn of the year, the deposit at a fixed rate."
          columns={['Year', ...ASSETS.map((asset) => ASSET_NAMES[asset])]}
          rows={MARKET_HISTORY.map((year) => [
            String(year.year),
            ...ASSETS.map((asset) => String(year[asset])),
          ])}
        />
      </details>
    </section>
  );
}
