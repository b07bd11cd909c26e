import { DemoStage } from '@/stage/DemoStage';

import styles from './sipwise.css?url';
import { SipwiseScene } from './SipwiseScene';

/** The island of the SIPWise demo. */
export function Sipwise() {
  return (
    <DemoStage name="SIPWise, running" styles={styles} needs={['workers']}>
      <SipwiseScene />
    </DemoStage>
  );
}
