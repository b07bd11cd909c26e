import { DemoStage } from '@/stage/DemoStage';

import styles from './silkroad.css?url';
import { SilkroadScene } from './SilkroadScene';

/** The island of the Silk Road demo. */
export function Silkroad() {
  return (
    <DemoStage name="Silk Road, running" styles={styles} needs={['secure context', 'web crypto']}>
      <SilkroadScene />
    </DemoStage>
  );
}
