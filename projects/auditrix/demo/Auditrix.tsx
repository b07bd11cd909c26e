import { DemoStage } from '@/stage/DemoStage';

import styles from './auditrix.css?url';
import { AuditrixScene } from './AuditrixScene';

/** The island of the Auditrix demo. */
export function Auditrix() {
  return (
    <DemoStage name="Auditrix, running" styles={styles}>
      <AuditrixScene />
    </DemoStage>
  );
}
