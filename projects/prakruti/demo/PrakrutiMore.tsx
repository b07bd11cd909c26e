import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { sizesOf } from './measured';
import type { Measured } from './measured';
import { composePage, leafPath, radiusFor } from './page';
import type { Settings } from './settings';
import { planLoads } from './trips';
import type { Cargo } from './trips';
import { formatCount, NAMES } from './words';

/** The exact fields, what is on the wire, and the page as it is sent. */
export function PrakrutiMore({ run, data: measured }: SceneProps<Settings, Measured>) {
  const { leaf, parts } = run.values;
  const page = composePage(leaf, parts);
  const plan = planLoads(sizesOf(measured, parts), run.values);
  const before: Readonly<Record<Cargo, string>> = {
    words: `gzip of ${formatCount(new Blob([page.html]).size)}`,
    script: `gzip of ${formatCount(measured.scriptBefore)}: this demo's own script`,
    font: 'the file that this site sends',
    photo: `a drawn picture as JPEG, quality ${run.values.quality}`,
    filler: 'bytes of no meaning',
  };
  return (
    <div className="prakruti-more">
      <section>
        <SettingField control={run.number('fill')} unit="bytes, 0 for none" />
        <SettingField control={run.number('quality')} />
        <SettingField control={run.number('leaf')} unit="of 160" />
        <SettingField control={run.number('rtt')} unit="ms" />
        <SettingField control={run.number('window')} unit="segments" />
        <p>
          A leaf {leaf} wide and 160 long is the overlap of two circles of radius{' '}
          {radiusFor(leaf).toFixed(1)}. As it is sent: <code>{leafPath(leaf)}</code>
        </p>
      </section>
      <section>
        <DataTable
          caption="On the wire, in this order"
          columns={['What', 'Bytes', 'There with trip', 'Made of']}
          rows={plan.loads.map(({ cargo, from, to, trip }) => [
            NAMES[cargo],
            formatCount(to - from),
            String(trip),
            before[cargo],
          ])}
        />
        <p>
          “Words last” stands for pages whose text waits for the rest: it is written by a script, or
          hidden until the font is there.
        </p>
        <p>The page as it is sent, before gzip:</p>
        <code data-source>{page.html}</code>
      </section>
    </div>
  );
}
