import { DemoStage } from '@/stage/DemoStage';

import styles from './toxicity.css?url';
import { ToxicityScene } from './ToxicityScene';

/** The island of the Toxicity Detector demo. */
export function ToxicityDetector() {
  return (
    <DemoStage name="Toxicity Detector, running" styles={styles} needs={['workers']}>
      <ToxicityScene />
    </DemoStage>
  );
}
