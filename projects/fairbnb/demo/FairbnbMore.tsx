import { useMemo, useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Segmented, SettingField } from '@/stage/fields';

import { CaseInFront } from './CaseInFront';
import type { Courthouse } from './demo';
import { chosenSeat, hear } from './hearing';
import { chanceOfRight, holdAll, indexOf, JURIES, recount, spreadOf } from './juries';
import { play, total } from './ledger';
import { MoneyLine } from './MoneyLine';
import { CHEATS } from './seals';
import type { Settings } from './settings';
import { CHEAT_NAMES, formatCoins } from './words';

/** The case in front and its money, the exact chance behind the count, the salt, the seed, and the ledger that pays out. */
export function FairbnbMore({
  run,
  data: { draws, canRead, canReadFront, isTried },
}: SceneProps<Settings, Courthouse>) {
  const { values } = run;
  const { jurors, right, peek } = values;
  const panel = useMemo(
    () => ({ jurors, accuracy: right / 100, peeking: peek / 100 }),
    [jurors, right, peek],
  );
  const hearing = hear(draws, values, panel, canReadFront);
  const isRead = canReadFront(indexOf(values.case - 1, 0));
  const [collected, setCollected] = useState<readonly string[]>([]);
  const chance = chanceOfRight(isRead ? panel : { ...panel, peeking: 0 });
  const everyone = useMemo(() => holdAll(draws, panel, canRead), [draws, panel, canRead]);
  const { unanimous } = recount(everyone, values.case - 1, hearing.forTenant, jurors);
  const ledger = collected.reduce(
    (before, who) => play(before, { kind: 'collect', who }),
    hearing.ledger,
  );
  return (
    <div className="fairbnb__more">
      {isTried && <CaseInFront run={run} hearing={hearing} isRead={isRead} />}
      {values.votes === 'sealed' && (
        <Segmented
          legend={`Juror ${chosenSeat(values) + 1} may`}
          choices={CHEATS}
          chosen={values.cheat}
          nameOf={(cheat) => CHEAT_NAMES[cheat]}
          onChoose={(cheat) => run.change({ cheat })}
        />
      )}
      {isTried && <MoneyLine run={run} hearing={hearing} />}
      <section>
        <p className="fairbnb__title">The chance</p>
        {isTried ? (
          <p data-exact>
            Exact chance of a right verdict: {(100 * chance).toFixed(2)}%. Of 1,000 expect{' '}
            {Math.round(JURIES * chance)}, give or take {Math.round(spreadOf(chance))}.{' '}
            {formatCoins(unanimous)} of 1,000 juries are unanimous.
          </p>
        ) : (
          <p>Both votes are being tried on every seal.</p>
        )}
        <p>
          The tenant is right in all of them, and with half of the claims just the chance would be
          the same. In the first case shown only juror 1 is wrong. Press any house for its case.
        </p>
        <SettingField control={run.number('right')} unit="%" />
        <SettingField control={run.number('seed')} />
      </section>
      <section>
        <p className="fairbnb__title">The seal</p>
        <p>SHA-256 of the case, the juror’s address, the vote and the salt.</p>
        <Segmented
          legend="Seals are made"
          choices={['1', '0']}
          chosen={values.salt ? '1' : '0'}
          nameOf={(salt) => (salt === '1' ? 'With salt' : 'Without salt')}
          onChoose={(salt) => run.change({ salt: salt === '1' })}
        />
        <SettingField control={run.number('juror')} />
      </section>
      {isTried && (
        <section>
          <p className="fairbnb__title">The payout</p>
          <p data-ledger>
            Owed and collected together: {formatCoins(total(ledger))} of{' '}
            {formatCoins(ledger.paidIn)} paid in. Each side collects its own:
          </p>
          <div className="fairbnb__owed">
            {Object.entries(hearing.ledger.owed).map(([who, amount]) => (
              <button
                key={who}
                type="button"
                className="stage-chip"
                aria-pressed={collected.includes(who)}
                onClick={() => setCollected([...collected, who])}
              >
                {who}: {formatCoins(amount)}
              </button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
