import { DataTable } from '@/stage/DataTable';
import { Segmented } from '@/stage/Segmented';
import { SettingField } from '@/stage/SettingField';
import type { Run } from '@/stage/use-settings';
import { Heading } from '@/ui/Heading';

import { HONEST } from './attack';
import type { Attack } from './attack';
import { applyRule } from './audit';
import { OPERATORS, THIEF_SOURCE, vaultSource } from './contracts';
import { parseSolidity } from './parse-solidity';
import type { Settings } from './settings';
import { plural } from './words';

interface Props {
  run: Run<Settings>;
  attack: Attack;
  /** Told when the code has been changed. */
  onChanged: () => void;
}

const OPERATOR_NAMES = { clear: '= 0', subtract: '-= amount', unchecked: 'unchecked' } as const;
const RULES = {
  confirmed: 'read before the call, written after it: confirmed',
  weakness: 'a checked subtraction after the call: weakness',
  nothing: 'nothing is read before the call and written after it',
} as const;
const RUNS = {
  theft: 'theft',
  safe: 'no theft',
  short: 'no theft with these amounts, which shows nothing',
  undone: 'undone',
  broken: 'no theft, and nobody is paid',
  uncompiled: 'did not run',
} as const;

/** The exact fields, the rule beside the run, and both contracts as they are read. */
export function AuditrixMore({ run, attack, onChanged }: Props) {
  const { values } = run;
  const { end, failure, calls, moments, honestGets } = attack;
  const isCompiled = end !== 'uncompiled';
  return (
    <>
      <div className="auditrix__fields">
        <SettingField control={run.number('thief')} />
        <SettingField control={run.number('savers')} />
        <SettingField control={run.number('up')} />
        <Segmented
          legend="The orange line"
          choices={OPERATORS}
          nameOf={(operator) => OPERATOR_NAMES[operator]}
          chosen={values.operator}
          onChoose={(operator) => {
            run.change({ operator });
            onChanged();
          }}
        />
      </div>
      <DataTable
        caption="The project’s rule beside the run"
        columns={['Asked', 'Answer']}
        rows={[
          [
            'The rule over the syntax tree',
            isCompiled ? RULES[applyRule(parseSolidity(vaultSource(values)))] : 'not compiled',
          ],
          ['The run', failure ? `${RUNS[end]}: ${failure.reason}` : RUNS[end]],
          ['Its trace', `${plural(calls, 'call')}, ${plural(moments.length, 'moment')}`],
          [`A saver who puts in ${HONEST}`, `gets ${honestGets} back`],
        ]}
      />
      <div className="auditrix__sources">
        <div>
          <Heading level={2} size="label">
            The vault, as it is read
          </Heading>
          <pre>{vaultSource(values)}</pre>
        </div>
        <div>
          <Heading level={2} size="label">
            The thief
          </Heading>
          <pre>{THIEF_SOURCE}</pre>
        </div>
      </div>
    </>
  );
}
