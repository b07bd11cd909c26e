import { Button } from '@/ui/Button';

import { Notice } from './Notice';
import type { JobState } from './use-job';

const WHOLE_PERCENT = 100;

interface Props {
  /** What is being done: "Simulating 20,000 futures". */
  doing: string;
  /** What the end is worth telling: "20,000 futures simulated." */
  done: string;
  job: { readonly state: JobState; readonly cancel: () => void; readonly restart: () => void };
}

/** How far a job is, with a way to stop it and a way to start it again. */
export function JobProgress({ doing, done, job: { state, cancel, restart } }: Props) {
  const percent = state.status === 'running' ? Math.round(state.share * WHOLE_PERCENT) : 0;
  return (
    <div className="job" data-job={state.status}>
      {state.status === 'running' && (
        <>
          <label className="job__progress">
            {doing} <progress max={WHOLE_PERCENT} value={percent} />
          </label>
          <Button look="secondary" onPress={cancel}>
            Cancel
          </Button>
        </>
      )}
      {state.status === 'done' && <p role="status">{done}</p>}
      {state.status === 'cancelled' && (
        <>
          <Notice tone="news">Canceled. The last complete result is still shown.</Notice>
          <Button look="secondary" onPress={restart}>
            Run it
          </Button>
        </>
      )}
      {state.status === 'failed' && (
        <>
          <Notice tone="problem">The computation failed. Nothing that you entered is lost.</Notice>
          <Button look="secondary" onPress={restart}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
