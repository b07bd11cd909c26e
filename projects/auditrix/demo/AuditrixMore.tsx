import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { Segmented } from '@/stage/Segmented';
import { SettingField } from '@/stage/SettingField';
import { Heading } from '@/ui/Heading';

import { HONEST } from './attack';
import { applyRule } from './audit';
import type { Claim } from './audit';
import { FATES } from './ClaimFlags';
import { OPERATORS, THIEF_SOURCE, vaultSource } from './contracts';
import { parseSolidity } from './parse-solidity';
import { LONGEST_QUOTE } from './settings';
import type { Settings } from './settings';
import { judge } from './use-theft';
import type { Theft } from './use-theft';
import { plural } from './words';

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

/** The three claims with their quotations, the exact fields, the rule beside the run, and both contracts as they are read. */
export function AuditrixMore({ run, act, data: theft }: SceneProps<Settings, Theft>) {
  const { values } = run;
  const { end, failure, calls, moments, honestGets } = theft.attack;
  const isCompiled = end !== 'uncompiled';
  return (
    <div className="auditrix-more">
      <Claims
        claims={judge(run, act, theft).claims}
        onQuote={(quote) => run.change({ quote: quote.slice(0, LONGEST_QUOTE) })}
      />
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
            theft.playAgain();
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
    </div>
  );
}

interface ClaimsProps {
  claims: readonly Claim[];
  onQuote: (quote: string) => void;
}

function Claims({ claims, onQuote }: ClaimsProps) {
  return (
    <ul className="claims" aria-label="Claims about this contract, written by hand">
      {claims.map(({ name, quote, standing, isQuoted, why }) => (
        <li
          key={name}
          data-evidence={name}
          data-flag={standing === 'proven' || standing === 'believed' ? 'up' : 'down'}
          data-quoted={isQuoted || standing === 'believed'}
        >
          <Heading level={2} size="label">
            {FATES[standing]}: {name}
          </Heading>
          {name === 'Owner check' ? (
            <input
              type="text"
              aria-label="Quotation of the third claim: type any line"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_QUOTE}
              value={quote}
              onChange={({ target }) => onQuote(target.value)}
            />
          ) : (
            <code>{quote}</code>
          )}
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}
