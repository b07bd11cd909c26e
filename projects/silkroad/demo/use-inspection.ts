import { useEffect, useState } from 'react';

import { applyAttack, findAttackProblem } from './attack';
import type { Attack } from './attack';
import type { Ledger } from './block';
import type { Road } from './use-road';
import type { Verdict } from './verdict';
import { verifyLedger } from './verify';

/** A ledger as a reader would find it, and what that reader makes of it. */
export interface Inspection {
  readonly ledger: Ledger;
  readonly verdict: Verdict;
}

/** Carries out the attack, if there is one, and reads the ledger; the last inspection stays until the next is done. */
export function useInspection(road: Road | undefined, attack: Attack | undefined) {
  const [inspection, setInspection] = useState<Inspection>();
  useEffect(() => {
    if (road === undefined) return;
    let isWanted = true;
    void inspect(road, attack).then((done) => {
      if (isWanted) setInspection(done);
    });
    return () => {
      isWanted = false;
    };
  }, [road, attack]);
  return inspection;
}

async function inspect(road: Road, attack: Attack | undefined): Promise<Inspection> {
  const { ledger } = road.journey;
  const isPossible = attack !== undefined && findAttackProblem(ledger, attack) === undefined;
  const found = isPossible ? await applyAttack(ledger, road.keys, attack) : ledger;
  return { ledger: found, verdict: await verifyLedger(found, road.publicKeys) };
}
