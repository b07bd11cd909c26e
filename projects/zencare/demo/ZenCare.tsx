import { DemoStage } from '@/stage/DemoStage';

import styles from './zencare.css?url';
import { ZenCareScene } from './ZenCareScene';

/** The island of the ZenCare demo. */
export function ZenCare() {
  return (
    <DemoStage name="ZenCare, running" styles={styles}>
      <ZenCareScene />
    </DemoStage>
  );
}
