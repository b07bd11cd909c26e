import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { PRESSES_KEPT } from './breath';
import type { Settings } from './settings';
import { isRunning, msLeft } from './timers';
import type { Both } from './timers';
import type { ZenCare } from './use-zencare';

/** The exact fields, and what each timer stores. */
export function ZenCareMore({ data }: SceneProps<Settings, ZenCare>) {
  const { controls, session, breathing } = data;
  const { both, now } = session;
  const canPause = both !== undefined && msLeft(both.mine, now) > 0;
  return (
    <div className="zencare-more">
      <section>
        <SettingField control={controls.session} unit="minutes and seconds" />
        <SettingField control={controls.tick} unit="seconds" />
        <SettingField control={controls.pace} unit="breaths a minute" />
        <SettingField control={controls.away} unit="0 s: not away" />
      </section>
      <section>
        <DataTable
          caption="What is stored"
          columns={['Where', 'What']}
          rows={[
            ['Keeps the deadline', both ? storedBy(both) : 'nothing yet'],
            [
              'Counts ticks',
              both
                ? `${(both.counter.leftMs / 1_000).toFixed(1)} s, after ${both.counter.ticks} ticks`
                : 'nothing yet',
            ],
            ['Moments of presses', `${breathing.presses.length} of at most ${PRESSES_KEPT}`],
            ['Anything else', 'nothing, and none of it leaves the page'],
          ]}
        />
        {canPause && (
          <button
            type="button"
            className="stage-chip"
            onClick={isRunning(both) ? session.pause : session.resume}
          >
            {isRunning(both) ? 'Pause both' : 'Resume both'}
          </button>
        )}
      </section>
    </div>
  );
}

function storedBy({ mine }: Both): string {
  return 'endsAt' in mine
    ? `endsAt ${new Date(mine.endsAt).toISOString()}`
    : `pausedWithMs ${Math.round(mine.pausedWithMs)}`;
}
