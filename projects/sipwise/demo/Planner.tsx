import { useMemo } from 'react';

import { JobProgress } from '@/stage/JobProgress';
import { Notice } from '@/stage/Notice';
import { useJob } from '@/stage/use-job';
import { Button } from '@/ui/Button';

import { Answers } from './Answers';
import { Controls } from './Controls';
import { FanChart } from './FanChart';
import { ForestPanel } from './ForestPanel';
import { formatRupees } from './format-rupees';
import { fanOf } from './outcomes';
import { YEARS_RANGE } from './plan';
import type { GrowthSample, SimulationRequest } from './simulate';
import { useSettings } from './use-settings';
import { createSimulator } from './workers';
import { YearsPanel } from './YearsPanel';

/** A plan, the futures it may have, and what they say about it. */
export function Planner() {
  const { entered, valid, problems, change } = useSettings();
  const { allocation, paths, seed } = valid;
  // The longest plan contains all shorter ones, and any goal or amount: only these three need new futures.
  const request = useMemo(
    () => ({ allocation, paths, seed, years: YEARS_RANGE.to }),
    [allocation, paths, seed],
  );
  const job = useJob<SimulationRequest, GrowthSample>(createSimulator, request);
  const sample = job.latest?.result;

  return (
    <div className="sipwise" aria-busy={job.state.status === 'running'}>
      {sample && (
        <Answers sample={sample} settings={valid} onUseAmount={(monthly) => change({ monthly })} />
      )}
      <div className="sipwise__columns">
        <div className="sipwise__futures">
          {problems.size > 0 && (
            <Notice tone="news">The figures still show the last plan that added up.</Notice>
          )}
          {sample && <FanChart fan={fanOf(sample, valid.years, valid.monthly)} goal={valid.goal} />}
          <div className="sipwise__run">
            <JobProgress
              doing={`Simulating ${formatRupees(paths)} futures`}
              done={`${formatRupees(paths)} futures, seed ${seed}.`}
              job={job}
            />
            <Button look="secondary" onPress={() => change({ seed: seed + 1 })}>
              Draw new futures
            </Button>
          </div>
        </div>
        <Controls entered={entered} problems={problems} onChange={change} />
        <div className="sipwise__more">
          {sample && <ForestPanel sample={sample} settings={valid} />}
          <YearsPanel allocation={allocation} />
        </div>
      </div>
    </div>
  );
}
