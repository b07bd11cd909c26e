import { useMemo } from 'react';

import { elementAt } from '@/lib/element-at';
import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { MASK_WIDTH } from './mask';
import { RULES, simulate, SNAPSHOT_EVERY_MS } from './schedule';
import type { Settings } from './settings';
import type { EaselData } from './use-studio';
import { RULE_NAMES } from './words';

/** The exact fields, and the same strokes under all three rules. */
export function ImaginixMore({ run, data }: SceneProps<Settings, EaselData>) {
  const { view, picture } = data;
  const { rule: chosen, seed, noise } = run.values;
  const { offers, paceMs } = view;
  const count = offers.length;
  // The list grows in place.
  const outcomes = useMemo(
    () => RULES.map((rule) => simulate(offers.slice(0, count), rule, paceMs)),
    [offers, count, paceMs],
  );
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return (
    <>
      <DataTable
        caption="The same strokes under each rule, and the oldest that a picture became"
        columns={['Rule', 'Oldest', 'Painted', 'Skipped']}
        rows={RULES.map((rule, index) => {
          // What has happened is not computed.
          const isDone = rule === chosen && view.isAtRest;
          const { oldestMs, made, skipped } = isDone ? view : elementAt(outcomes, index);
          return [RULE_NAMES[rule], seconds(oldestMs), String(made), String(skipped)];
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
        pixels wide. The filter took {picture.lastTookMs().toFixed(0)} ms for the last picture; the
        rest of the delay is added by you.{' '}
        {view.lateMs > 0 && `This device was up to ${seconds(view.lateMs)} late with a picture.`}
      </p>
    </>
  );
}
