import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { MASK_WIDTH } from './mask';
import { RULES, simulate, SNAPSHOT_EVERY_MS } from './schedule';
import type { Settings } from './settings';
import type { EaselData } from './use-studio';
import { RULE_NAMES } from './words';

/** The exact fields, and the same strokes under all three rules. */
export function ImaginixMore({ run, data: { view, picture } }: SceneProps<Settings, EaselData>) {
  const { delay, seed, noise } = run.values;
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return (
    <>
      <DataTable
        caption="Your strokes under each rule"
        columns={['Rule', 'Oldest picture', 'Pictures', 'Skipped', 'Busy after the last snapshot']}
        rows={RULES.map((rule) => {
          const outcome = simulate(view.offers, rule, Math.round(delay * 1_000));
          const { oldestMs, made, skipped, busyMs } = outcome;
          return [
            RULE_NAMES[rule],
            seconds(oldestMs),
            String(made),
            String(skipped),
            seconds(busyMs),
          ];
        })}
      />
      <div className="imaginix__fields">
        <SettingField control={run.number('delay')} unit="seconds" />
        <SettingField control={run.number('seed')} />
        <button
          type="button"
          className="stage-chip"
          aria-pressed={noise === 'fresh'}
          onClick={() => run.change({ noise: noise === 'fresh' ? 'held' : 'fresh' })}
        >
          Fresh noise for each picture
        </button>
        <button
          type="button"
          className="stage-chip"
          onClick={() => run.change({ seed: (seed % 999) + 1, noise: 'held' })}
        >
          Another seed
        </button>
      </div>
      <p>
        One snapshot every {SNAPSHOT_EVERY_MS} ms of changing ink: the whole canvas, {MASK_WIDTH}{' '}
        pixels wide. The filter took {picture.lastTookMs().toFixed(0)} ms for the last picture; the
        rest of the delay is added by you.
      </p>
    </>
  );
}
