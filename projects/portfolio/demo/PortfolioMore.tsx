import { DataTable } from '@/stage/DataTable';
import { SettingField } from '@/stage/SettingField';
import type { Run } from '@/stage/use-settings';

import type { Island } from './islands';
import type { Settings } from './settings';
import { sourceName } from './trace';
import type { PageFile } from './weigh';

interface Props {
  run: Run<Settings>;
  files: readonly PageFile[];
  islands: readonly Island[];
}

const grouped = new Intl.NumberFormat('en-GB');

/** Every file of the page, and whose it is. */
export function PortfolioMore({ run, files, islands }: Props) {
  const ownerOf = (path: string) => islands.find((island) => island.files.includes(path))?.name;
  return (
    <div className="portfolio-more">
      <div className="portfolio-more__fields">
        <SettingField control={run.number('kbps')} />
        <SettingField control={run.number('rival')} unit="KB" />
        <p>
          One prototype of this site in Next 16 sent 138 KB of script for a write-up and 192 KB for
          the home page. It was measured once, on one machine, and is not in this repository. The
          icon of the tab is not counted.
        </p>
      </div>
      <DataTable
        caption="Files of this page, in the order in which they were asked for"
        columns={['File', 'Kind', 'For', 'First visit', 'This visit', 'Source']}
        rows={files.map(({ path, kind, bytes, moved, wasCached }) => [
          path,
          kind,
          kind === 'script' ? (ownerOf(path) ?? sourceName(path)) : 'the page',
          bytes === 0 ? 'not reported' : grouped.format(bytes),
          grouped.format(moved),
          wasCached ? 'the cache' : 'the network',
        ])}
      />
    </div>
  );
}
