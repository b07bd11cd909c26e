import { DataTable } from '@/stage/DataTable';
import { Segmented, SettingField } from '@/stage/fields';
import { number } from '@/stage/settings';
import type { Run } from '@/stage/use-run';

import { ASSET_NAMES, ASSETS, DEFAULT_ALLOCATIONS, MARKET_HISTORY, PROFILES } from './market';
import type { Profile } from './market';
import { withShare } from './mix';
import { formatMissed, monthlyAtReturn, shareReaching } from './odds';
import { sharpeRatio, yearlyReturns } from './portfolio';
import { EVERY_ORDER, findProfile, FUTURES_CHOICES, toggleYear } from './settings';
import type { Settings } from './settings';
import { useFutures } from './use-futures';
import { formatRupees } from './words';

interface Props {
  run: Run<Settings>;
}

/** The exact fields, the years behind everything, and the profiles. */
export function SipwiseMore({ run }: Props) {
  const { mix, futures, without } = run.values;
  const history = MARKET_HISTORY.filter(({ year }) => !without.includes(year));
  const ratio = sharpeRatio(yearlyReturns(history, mix));
  return (
    <div className="sipwise-more">
      <section>
        <SettingField control={run.number('goal')} unit="rupees" />
        <SettingField control={run.number('monthly')} unit="rupees" />
        <SettingField control={run.number('years')} unit="years" />
        <SettingField control={run.number('sure')} unit="of 100" />
        {ASSETS.map((asset) => (
          <SettingField
            key={asset}
            control={{
              setting: number({ name: ASSET_NAMES[asset], start: 0, from: 0, to: 100, unit: '%' }),
              value: mix[asset],
              change: (share) => run.change({ mix: withShare(mix, asset, share) }),
              refuse: () => undefined,
            }}
            unit="%"
          />
        ))}
        <SettingField control={run.number('seed')} />
      </section>
      <section>
        <Segmented
          legend="Risk profile"
          choices={PROFILES}
          chosen={findProfile(mix)}
          onChoose={(profile) => run.change({ mix: DEFAULT_ALLOCATIONS[profile] })}
        />
        <Segmented
          legend="Futures"
          choices={FUTURES_CHOICES}
          chosen={futures}
          nameOf={(choice) =>
            choice === EVERY_ORDER ? 'Every order' : `${formatCount(Number(choice))} at random`
          }
          onChoose={(choice) => run.change({ futures: choice })}
        />
        <p>
          Up to 5 years every order of the past years is counted. Longer plans have too many, so
          100,000 are drawn at random and the counts are approximate.
        </p>
        <p>
          Sharpe ratio of this mix over 4%:{' '}
          <b>{ratio === undefined ? 'none, because it never moves' : ratio.toFixed(2)}</b>
        </p>
        <ProfileTable run={run} />
      </section>
      <section>
        <fieldset className="sipwise-more__years">
          <legend>Years the futures are made of. Two must stay.</legend>
          {MARKET_HISTORY.map(({ year }) => (
            <button
              key={year}
              type="button"
              className="stage-chip"
              aria-pressed={!without.includes(year)}
              onClick={() => run.change({ without: toggleYear(without, year) })}
            >
              {year}
            </button>
          ))}
        </fieldset>
        <DataTable
          caption="Yearly returns in rupees, in percent, rounded to one percent for demonstration. The Nifty 50 without dividends, gold and Bitcoin from dollar prices at the turn of the year, the deposit at a fixed rate."
          columns={['Year', ...ASSETS.map((asset) => ASSET_NAMES[asset])]}
          rows={MARKET_HISTORY.map((year) => [
            String(year.year),
            ...ASSETS.map((asset) => String(year[asset])),
          ])}
        />
      </section>
    </div>
  );
}

const formatCount = (count: number): string => count.toLocaleString('en-GB');

/** How often the plan with the average fails, for each profile. */
function ProfileTable({ run }: Props) {
  return (
    <table className="sipwise-more__profiles">
      <caption>How many of 100 futures miss the goal when the average makes the plan</caption>
      <thead>
        <tr>
          <th scope="col">Profile</th>
          <th scope="col">The average says</th>
          <th scope="col">Misses</th>
        </tr>
      </thead>
      <tbody>
        {PROFILES.map((profile) => (
          <ProfileRow key={profile} profile={profile} run={run} />
        ))}
      </tbody>
    </table>
  );
}

function ProfileRow({ profile, run }: Props & { profile: Profile }) {
  const { goal } = run.values;
  const { latest } = useFutures(run.values, DEFAULT_ALLOCATIONS[profile]);
  const average =
    latest && monthlyAtReturn(goal, latest.request.years, latest.result.averageReturn);
  return (
    <tr data-profile={profile}>
      <th scope="row">{profile}</th>
      <td>{average === undefined ? '' : formatRupees(average)}</td>
      <td>
        {latest === undefined || average === undefined
          ? ''
          : formatMissed(shareReaching(latest.result.ends, goal, average))}
      </td>
    </tr>
  );
}
