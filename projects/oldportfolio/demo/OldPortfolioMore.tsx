import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { Segmented, SettingField } from '@/stage/fields';

import { largestStableSeconds } from './motion';
import type { Settings } from './settings';
import type { ShownFlight } from './use-flight';
import { tableOfFlight } from './words';

/** The exact numbers, what limits a step, and the last flight beside the formula of its spring. */
export function OldPortfolioMore({ run, data: [shown] }: SceneProps<Settings, ShownFlight>) {
  const { stiffness, damping, by, slow } = run.values;
  const rows = shown ? tableOfFlight(shown.flight) : [];
  return (
    <div className="oldportfolio-more">
      <section>
        <SettingField control={run.number('stiffness')} />
        <SettingField control={run.number('damping')} />
        <SettingField control={run.number('curve')} unit="ms" />
        <SettingField control={run.number('angle')} unit="degrees (90 is up)" />
        <p>
          With a stiffness of {stiffness}, it takes a damping of{' '}
          <b>{(2 * Math.sqrt(stiffness)).toFixed(1)}</b> to stop the card from swinging. With a
          damping of {damping}, steps of up to{' '}
          <b>{Math.floor(1_000 * largestStableSeconds({ stiffness, damping }))}&nbsp;ms</b> are
          stable. This page makes steps of 1&nbsp;ms.
        </p>
      </section>
      <section>
        <Segmented
          legend="Time"
          choices={['1', '1/4'] as const}
          chosen={slow ? '1/4' : '1'}
          nameOf={(pace) => (pace === '1' ? 'As it is' : 'Four times slower')}
          onChoose={(pace) => run.change({ slow: pace === '1/4' })}
        />
        <Segmented
          legend="Copies move by"
          choices={['transform', 'left'] as const}
          chosen={by}
          nameOf={(way) => (way === 'left' ? 'left and top' : way)}
          onChoose={(way) => run.change({ by: way })}
        />
        <p>
          Late frames are told by the times between two frames, as the browser reports them: all
          that this tab does. They do not say what any one effect costs.
        </p>
      </section>
      {rows.length > 0 && (
        <DataTable
          caption="Speed since the last change of course, in px/s"
          columns={[
            'After',
            'Spring, in steps',
            'Spring, by its formula',
            'px apart',
            'Timed curve',
          ]}
          rows={rows}
        />
      )}
    </div>
  );
}
