import { useState } from 'react';

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

/** What seals give away is believed until they have been tried, so a shared run with salt would show a herd first; its
 * poster stays until then. */
function Courthouse() {
  const run = useSettings(settings);
  const { votes, salt, seed } = run.values;
  const [waits] = useState(run.isShared && votes === 'sealed' && salt);
  const { latest } = useCracked(seed, salt);
  if (waits && latest === undefined) return undefined;
  return <FairbnbScene run={run} cracked={latest?.result} />;
}
