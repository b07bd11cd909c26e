import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { Segmented, SettingField } from '@/stage/fields';
import { Heading } from '@/ui/Heading';

import { HONEST } from './attack';
import { applyRule, believe } from './audit';
import type { Claim } from './audit';
import { OPERATORS, THIEF_SOURCE, vaultSource } from './contracts';
import { parseSolidity } from './parse-solidity';
import type { Settings } from './settings';
import { judge } from './use-theft';
import type { Theft } from './use-theft';
import { plural, tellStanding } from './words';

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

/** The claims with their quotations, the exact fields, the rule beside the run, and both contracts as they are read. */
export function AuditrixMore({ run, act, data: theft }: SceneProps<Settings, Theft>) {
  const { values } = run;
  const { end, failure, calls, moments, honestGets } = theft.attack;
  const isCompiled = end !== 'uncompiled';
  const { claim, isRunning } = judge(run, act, theft);
  const others = theft.proved.filter(
    ({ name, isTheft }) => name !== claim.name && !(isTheft && isRunning),
  );
  const claims = [claim, ...(values.approach === 'naive' ? others.map(believe) : others)];
  return (
    <div className="auditrix-more">
      <Claims claims={claims} isBelieved={values.approach === 'naive'} />
      <div className="auditrix__fields">
        <SettingField control={run.number('thief')} />
        <SettingField control={run.number('savers')} />
        <SettingField control={run.number('up')} />
        <Segmented
          legend="The orange line"
          choices={OPERATORS}
          nameOf={(operator) => OPERATOR_NAMES[operator]}
          chosen={values.operator}
          onChoose={(operator) => run.change({ operator })}
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
          [
            'Its trace',
            `${plural(calls, 'call')}, written down in ${plural(moments.length, 'step')}`,
          ],
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
    </div>
  );
}

function Claims({ claims, isBelieved }: { claims: readonly Claim[]; isBelieved: boolean }) {
  return (
    <section>
      {isBelieved && <p>Reported as they came. Nobody checked them.</p>}
      <ul className="claims" aria-label="Claims about this contract">
        {claims.map((claim) => (
          <li
            key={claim.name}
            data-evidence={claim.name}
            data-flag={claim.standing === 'proven' || claim.standing === 'believed' ? 'up' : 'down'}
          >
            <Heading level={2} size="label">
              {tellStanding(claim)}: {claim.name}
            </Heading>
            <code>{claim.quote}</code>
            {!isBelieved && <p>{claim.why}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
