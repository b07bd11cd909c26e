import { DemoStage } from '@/stage/DemoStage';

import styles from './prakruti.css?url';
import { PrakrutiScene } from './PrakrutiScene';

/** The island of the Prakruti demo. */
export function Prakruti() {
  return (
    <DemoStage name="Prakruti, running" styles={styles} needs={['workers', 'compression streams']}>
      <PrakrutiScene />
    </DemoStage>
  );
}
