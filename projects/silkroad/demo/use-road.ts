import { useEffect, useState } from 'react';

import { createJourney } from './journey';
import type { Journey } from './journey';
import { createRoleKeys, publicKeysOf } from './keys';
import type { PublicKeys, RoleKeys } from './keys';

/** One batch's journey, with the keys that wrote it. */
export interface Road {
  readonly seed: number;
  readonly keys: RoleKeys;
  /** What the verifier knows; it never sees the private halves. */
  readonly publicKeys: PublicKeys;
  readonly journey: Journey;
}

/** Makes new keys and writes the journey; `undefined` while that takes its moment. */
export function useRoad(seed: number): Road | undefined {
  const [road, setRoad] = useState<Road>();
  useEffect(() => {
    let isWanted = true;
    void buildRoad(seed).then((built) => {
      if (isWanted) setRoad(built);
    });
    return () => {
      isWanted = false;
    };
  }, [seed]);
  return road;
}

async function buildRoad(seed: number): Promise<Road> {
  const keys = await createRoleKeys();
  return { seed, keys, publicKeys: publicKeysOf(keys), journey: await createJourney(keys, seed) };
}
