import { DemoStage } from '@/stage/DemoStage';

import styles from './smartwhales.css?url';
import { SmartWhalesScene } from './SmartWhalesScene';

/** The island of the SmartWhales demo. */
export function SmartWhales() {
  return (
    <DemoStage name="SmartWhales, running" styles={styles}>
      <SmartWhalesScene />
    </DemoStage>
  );
}
