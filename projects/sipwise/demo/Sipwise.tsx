import { DemoStage } from '@/stage/DemoStage';

import { Planner } from './Planner';
import styles from './sipwise.css?url';

/** The island of the SIPWise demo. */
export function Sipwise() {
  return (
    <DemoStage name="SIPWise, running" styles={styles}>
      <Planner />
    </DemoStage>
  );
}
