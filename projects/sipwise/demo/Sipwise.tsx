import { DemoStage } from '@/stage/DemoStage';
import { useSettings } from '@/stage/use-settings';

import { Planner } from './Planner';
import { settings } from './settings';
import styles from './sipwise.css?url';
import { useFutures } from './use-futures';

/** The island of the SIPWise demo. */
export function Sipwise() {
  return (
    <DemoStage name="SIPWise, running" styles={styles} needs={['workers']}>
      <SipwiseScene />
    </DemoStage>
  );
}

/** A plan and the 20,000 futures that it may have. The poster stays until they are drawn for the first time. */
function SipwiseScene() {
  const run = useSettings(settings);
  const { request, latest, isCurrent } = useFutures(run.values);
  return latest && <Planner run={run} answer={latest} request={request} isCurrent={isCurrent} />;
}
