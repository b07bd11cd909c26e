import { DemoStage } from '@/stage/DemoStage';

import styles from './imaginix.css?url';
import { ImaginixScene } from './ImaginixScene';

/** The island of the Imaginix demo. */
export function Imaginix() {
  return (
    <DemoStage name="Imaginix, running" styles={styles} needs={['workers']}>
      <ImaginixScene />
    </DemoStage>
  );
}
