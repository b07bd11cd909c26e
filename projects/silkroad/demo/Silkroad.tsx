import { useMemo } from 'react';

import { DemoStage } from '@/stage/DemoStage';
import { useLatest } from '@/stage/use-latest';
import { useSettings } from '@/stage/use-settings';
import type { Run } from '@/stage/use-settings';

import { checkBox } from './boxes';
import { buildRoad, readRun } from './read-run';
import type { Road } from './read-run';
import { settings } from './settings';
import type { Settings } from './settings';
import styles from './silkroad.css?url';
import { SilkroadScene } from './SilkroadScene';

/** The island of the Silk Road demo. */
export function Silkroad() {
  return (
    <DemoStage name="Silk Road, running" styles={styles} needs={['secure context', 'web crypto']}>
      <Batch />
    </DemoStage>
  );
}

/** A batch on its way, with keys made for this run alone. */
function Batch() {
  const run = useSettings(settings);
  const { latest } = useLatest(buildRoad, run.values.seed);
  // The poster stays until there is a scene.
  if (!latest) return null;
  return <Reading run={run} road={latest.result} />;
}

async function inspect({ road, ...values }: Settings & { road: Road }) {
  const found = await readRun(road, values);
  return { found, check: await checkBox(road.journey, found.ledger, values) };
}

/** Hashing and signing take a moment: the scene shows the newest run that has been read. */
function Reading({ run, road }: { run: Run<Settings>; road: Road }) {
  const { at, to, as, kept, crime, box, serial, seed } = run.values;
  const request = useMemo(
    () => ({ road, at, to, as, kept, crime, box, serial, seed }),
    [road, at, to, as, kept, crime, box, serial, seed],
  );
  const { latest } = useLatest(inspect, request);
  if (!latest) return null;
  return <SilkroadScene run={run} road={road} doing={latest.request} {...latest.result} />;
}
