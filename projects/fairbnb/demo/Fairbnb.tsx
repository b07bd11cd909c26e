import { DemoStage } from '@/stage/DemoStage';
import { useSettings } from '@/stage/use-settings';

import styles from './fairbnb.css?url';
import { FairbnbScene } from './FairbnbScene';
import { settings } from './settings';
import { useCracked } from './use-cracked';

/** The island of the FairBnB demo. */
export function Fairbnb() {
  return (
    <DemoStage name="FairBnB, running" styles={styles} needs={['workers']}>
      <Courthouse />
    </DemoStage>
  );
}

/** A shared run may depend on what the seals give away; its poster stays until they have been tried. */
function Courthouse() {
  const run = useSettings(settings);
  const { latest } = useCracked(run.values.seed, run.values.salt);
  if (run.isShared && latest === undefined) return undefined;
  return <FairbnbScene run={run} cracked={latest?.result} />;
}
