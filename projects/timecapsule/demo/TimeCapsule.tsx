import { DemoStage } from '@/stage/DemoStage';

import styles from './timecapsule.css?url';
import { TimeCapsuleScene } from './TimeCapsuleScene';

/** The island of the Time Capsule demo. */
export function TimeCapsule() {
  return (
    <DemoStage name="Time Capsule, running" styles={styles} needs={['workers', 'web crypto']}>
      <TimeCapsuleScene />
    </DemoStage>
  );
}
