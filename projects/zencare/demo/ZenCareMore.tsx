import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import type { Settings } from './settings';
import { RULE_OF, ticksByRule } from './timers';
import type { ZenCare } from './use-zencare';

const grouped = new Intl.NumberFormat('en-GB');

/** The exact fields, and how many ticks the rule lets through. */
export function ZenCareMore({ run, data }: SceneProps<Settings, ZenCare>) {
  const { reading, order, isMeasured } = data;
  const { due, came, ms } = reading.absence;
  const { early, late } = ticksByRule(ms, order.tickMs);
  const byRule = run.values.sound
    ? []
    : [
        ['First 60 seconds hidden: one wake-up a second', grouped.format(early)],
        ['After that: one wake-up a minute', grouped.format(late)],
      ];
  return (
    <div className="zencare-more">
      <section>
        <SettingField control={run.number('session')} unit="minutes and seconds" />
        <SettingField control={run.number('tick')} unit="seconds" />
        <SettingField control={run.number('away')} unit="such as 90 s, 25 min, 24 h" />
      </section>
      <section>
        <DataTable
          caption={`The rule of ${RULE_OF} for a loaded page ${run.values.sound ? 'that makes sound' : 'without sound'}. Firefox and Safari have rules of their own.`}
          columns={['Ticks', 'How many']}
          rows={[
            ...byRule,
            [
              `Reached the timer${isMeasured ? ', measured in this browser' : ''}`,
              grouped.format(came),
            ],
            ['Should have reached it', grouped.format(due)],
          ]}
        />
      </section>
    </div>
  );
}
