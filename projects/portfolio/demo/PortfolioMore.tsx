import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { IslandList } from './IslandList';
import type { Settings } from './settings';
import { sourceName } from './trace';
import type { MeasuredPage } from './use-page';
import { explainVisit } from './words';

const grouped = new Intl.NumberFormat('en-GB');

/** Every island and every file of the page, and whose it is. */
export function PortfolioMore({ run, data }: SceneProps<Settings, MeasuredPage>) {
  const { weight, files, islands, reach } = data;
  const ownerOf = (path: string) => islands.find((island) => island.files.includes(path))?.name;
  return (
    <div className="portfolio-more">
      <DataTable
        caption="Files of this page, in the order in which they were asked for; compressed, without headers"
        columns={['File', 'First visit', 'Kind', 'For', 'This visit', 'Source']}
        rows={files.map(({ path, kind, bytes, moved, wasCached }) => [
          path,
          bytes === 0 ? 'not reported' : grouped.format(bytes),
          kind,
          kind === 'script' ? (ownerOf(path) ?? sourceName(path)) : 'the page',
          grouped.format(moved),
          wasCached ? 'the cache' : 'the network',
        ])}
      />
      <IslandList
        islands={islands}
        canFind={(island) => reach[island]?.some(isInSight) ?? false}
        onFind={(island) => {
          run.change({ xray: true });
          reach[island]?.find(isInSight)?.scrollIntoView({ block: 'center' });
        }}
      />
      <div className="portfolio-more__fields">
        <SettingField control={run.number('reach')} unit="%" />
        <SettingField control={run.number('kbps')} />
        <SettingField control={run.number('rival')} unit="KB" />
        <p data-visit>{explainVisit(weight)}</p>
        <p>
          One prototype of this site in Next 16 sent 138 KB of script for a write-up and 192 KB for
          the home page. It was measured once, on one machine, and is not in this repository. The
          covers at the end of the page are counted: Play fetches them, because the whole page is
          hung up. The icon of the tab is not.
        </p>
      </div>
    </div>
  );
}

/** Whether it has a place on the page at all. */
function isInSight(element: Element): boolean {
  return element.getClientRects().length > 0;
}
