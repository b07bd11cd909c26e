import { useEffect, useState } from 'react';

import { isMember, proveMembership } from './merkle';
import type { MerkleProof } from './merkle';
import type { Road } from './use-road';

export interface CheckedProof {
  readonly proof: MerkleProof;
  readonly isMember: boolean;
}

/** The proof that was issued for the printed serial number, checked against the one that is claimed. */
export function useProof(road: Road, printed: string, claimed: string): CheckedProof | undefined {
  const [checked, setChecked] = useState<CheckedProof>();
  useEffect(() => {
    let isWanted = true;
    void checkProof(road, printed, claimed).then((done) => {
      if (isWanted) setChecked(done);
    });
    return () => {
      isWanted = false;
    };
  }, [road, printed, claimed]);
  return checked;
}

async function checkProof(road: Road, printed: string, claimed: string): Promise<CheckedProof> {
  const { ledger, serials } = road.journey;
  const proof = (await proveMembership(serials, printed)) ?? [];
  const event = ledger.blocks[0]?.content.event;
  const root = event?.kind === 'manufactured' ? event.boxesRoot : '';
  return { proof, isMember: await isMember(root, claimed, proof) };
}
