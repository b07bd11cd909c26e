import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { listLoads } from './measured';
import type { Answered } from './measured';
import { writePage } from './page';
import type { Settings } from './settings';
import { SEGMENT_BYTES } from './trips';
import { countOf, formatCount } from './words';

/** Enough to see how it is made; all of it is a hundred times as long. */
const SHOWN_CHARACTERS = 1_500;

/** The exact fields, what is on the wire, and the page as it is sent. */
export function PrakrutiMore({ run, data: { bytes, measured } }: SceneProps<Settings, Answered>) {
  const { order, window } = run.values;
  const { leaves, pages } = measured;
  const html = writePage(leaves, order);
  return (
    <div className="prakruti-more">
      <section>
        <SettingField control={run.number('bytes')} />
        <SettingField control={run.number('rtt')} unit="ms" />
        <SettingField control={run.number('window')} unit="segments" />
        <p>
          A segment carries {formatCount(SEGMENT_BYTES)} bytes. The first trip carries{' '}
          {countOf(window, 'segment')}, each next one twice as many as the one before.
        </p>
      </section>
      <section>
        <DataTable
          caption="On the wire, in this order"
          columns={['What', 'Bytes', 'There with trip']}
          rows={listLoads(bytes, measured, order, window).map((load) => [
            load.name,
            formatCount(load.bytes),
            String(load.trip),
          ])}
        />
        <p data-gzip={pages[order]} data-leaves={leaves}>
          {countOf(leaves, 'leaf').replace(/leafs$/, 'leaves')}: {formatCount(html.length)}{' '}
          characters, {formatCount(pages[order])} bytes after gzip. In one of the two orders one
          leaf more would be too many; the {countOf(bytes - pages[order], 'byte')} left are a
          comment, which the header of gzip allows.
        </p>
        <p>The beginning of the page as it is sent, before gzip:</p>
        <code data-source>{html.slice(0, SHOWN_CHARACTERS)}…</code>
      </section>
    </div>
  );
}
