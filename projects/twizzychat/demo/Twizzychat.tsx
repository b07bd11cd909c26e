import { DemoStage } from '@/stage/DemoStage';

import styles from './twizzychat.css?url';
import { TwizzychatScene } from './TwizzychatScene';

/** The island of the Twizzy Chat demo. */
export function Twizzychat() {
  return (
    <DemoStage name="Twizzy Chat, running" styles={styles}>
      <TwizzychatScene />
    </DemoStage>
  );
}
