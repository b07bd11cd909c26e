import { DemoStage } from '@/stage/DemoStage';

import styles from './pkmb.css?url';
import { PkmbScene } from './PkmbScene';

/** The island of the PKMB demo. */
export function Pkmb() {
  return (
    <DemoStage name="PKMB, running" styles={styles} needs={['workers']}>
      <PkmbScene />
    </DemoStage>
  );
}
