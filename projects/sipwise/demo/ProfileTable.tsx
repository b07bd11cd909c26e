import { useMemo } from 'react';

import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-settings';

import { formatRupees } from './format-rupees';
import type { Futures, FuturesRequest } from './futures';
import { formatOdds, monthlyAtReturn, shareReaching } from './odds';
import { DEFAULT_ALLOCATIONS, PROFILES } from './profiles';
import type { Profile } from './profiles';
import type { Settings } from './settings';
import { createSimulator } from './workers';

const HUNDRED = 100;

interface Props {
  run: Run<Settings>;
}

/** How often the plan with the average fails, for each profile. */
export function ProfileTable({ run }: Props) {
  return (
    <table className="sipwise-more__profiles">
      <caption>Planned with the average return, a goal is missed in so many of 100 futures</caption>
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
  const { goal, years, seed, without, futures } = run.values;
  const request = useMemo(
    () => ({ mix: DEFAULT_ALLOCATIONS[profile], years, paths: Number(futures), seed, without }),
    [profile, years, futures, seed, without],
  );
  const { latest } = useAnswer<FuturesRequest, Futures>(createSimulator, request);
  const average =
    latest && monthlyAtReturn(goal, latest.request.years, latest.result.averageReturn);
  return (
    <tr data-profile={profile}>
      <th scope="row">{profile}</th>
      <td>{average === undefined ? '' : formatRupees(average)}</td>
      <td>
        {latest === undefined || average === undefined
          ? ''
          : HUNDRED - Number(formatOdds(shareReaching(latest.result.ends, goal, average)))}
      </td>
    </tr>
  );
}
