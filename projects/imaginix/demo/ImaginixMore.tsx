import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { MASK_WIDTH } from './mask';
import { RULES, SNAPSHOT_EVERY_MS } from './schedule';
import type { Settings } from './settings';
import type { EaselData } from './use-studio';
import { formatTime, RULE_NAMES } from './words';

/** The exact fields, and the same strokes under all three rules. */
export function ImaginixMore({ run, data }: SceneProps<Settings, EaselData>) {
  const { view, picture, outcomes, late } = data;
  const { rule: chosen, seed, noise } = run.values;
  const tookMs = picture.lastTookMs();
  return (
    <>
      {outcomes && (
        <DataTable
          caption="The same strokes under each rule: how long it painted after the pen stopped, and the oldest that a picture became"
          columns={['Rule', 'Late', 'Oldest', 'Painted', 'Skipped']}
          rows={RULES.map((rule) => {
            // What has happened is not computed.
            const { oldestMs, made, skipped } =
              rule === chosen && view.isAtRest ? view : outcomes[rule];
            const { busyMs } = rule === chosen ? view : outcomes[rule];
            const lateMs = (rule !== 'pause' && late[rule]) || busyMs;
            return [
              RULE_NAMES[rule],
              formatTime(lateMs),
              formatTime(oldestMs),
              String(made),
              String(skipped),
            ];
          })}
        />
      )}
      <div className="imaginix__fields">
        <SettingField control={run.number('delay')} unit="seconds" />
        <SettingField control={run.number('seed')} />
        <button
          type="button"
          className="stage-chip"
          aria-pressed={noise === 'fresh'}
          onClick={() => run.change({ noise: noise === 'fresh' ? 'held' : 'fresh' })}
        >
          New dice for each picture
        </button>
        <button
          type="button"
          className="stage-chip"
          onClick={() => run.change({ seed: (seed % 999) + 1, noise: 'held' })}
        >
          Other dice
        </button>
      </div>
      <p>
        One snapshot every {SNAPSHOT_EVERY_MS} ms of changing ink: the whole canvas, {MASK_WIDTH}{' '}
        pixels wide. The filter took {tookMs.toFixed(0)} ms for the last picture;{' '}
        {tookMs < view.delayMs
          ? 'the rest of the delay is added by you.'
          : 'longer than the delay that you set, so the painter is slower here.'}{' '}
        {view.lateMs > 0 && `This device was up to ${formatTime(view.lateMs)} late with a picture.`}
      </p>
    </>
  );
}
