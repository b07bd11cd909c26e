import { DataTable } from '@/stage/DataTable';
import { SettingField } from '@/stage/SettingField';

import { PRESSES_KEPT } from './breath';
import { isRunning, msLeft } from './timers';
import type { Both } from './timers';
import type { Controls } from './ZenCareSentence';

interface Props {
  controls: Controls;
  /** Unset: nothing runs yet. */
  both: Both | undefined;
  now: number;
  presses: number;
  onPause: () => void;
  onResume: () => void;
}

/** The exact fields, what each timer stores, and the two functions of the write-up. */
export function ZenCareMore({ controls, both, now, presses, onPause, onResume }: Props) {
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
            ['Moments of presses', `${presses} of at most ${PRESSES_KEPT}`],
            ['Anything else', 'nothing, and none of it leaves the page'],
          ]}
        />
        {canPause && (
          <button
            type="button"
            className="stage-chip"
            onClick={isRunning(both) ? onPause : onResume}
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
