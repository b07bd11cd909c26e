import { useState } from 'react';

import { readRunAddress } from '@/stage/run-address';
import { useRunAddress } from '@/stage/use-run-address';

import { AttackForm } from './AttackForm';
import { BoxProof } from './BoxProof';
import { Chain } from './Chain';
import { parseSettings, toQuery } from './settings';
import type { Settings } from './settings';
import { useInspection } from './use-inspection';
import { useRoad } from './use-road';
import { VerdictBanner } from './VerdictBanner';

/** The ledger, what an attacker may do to it, and what a reader says. */
export function LedgerDesk() {
  const [settings, setSettings] = useState(() => parseSettings(readRunAddress()));
  useRunAddress(toQuery(settings));
  const road = useRoad(settings.seed);
  const inspection = useInspection(road, settings.attack);
  const change = (changes: Partial<Settings>) =>
    setSettings((before) => ({ ...before, ...changes }));

  if (road === undefined || inspection === undefined) {
    return <p className="silkroad__part">Making keys and writing the ledger.</p>;
  }
  return (
    <div className="silkroad">
      <VerdictBanner
        inspection={inspection}
        isAttacked={settings.attack !== undefined}
        onUndo={() => change({ attack: undefined })}
      />
      <div className="silkroad__columns">
        <Chain
          inspection={inspection}
          honest={road.journey.ledger}
          onNewJourney={() => change({ seed: settings.seed + 1, attack: undefined })}
        />
        <AttackForm
          key={road.seed}
          ledger={road.journey.ledger}
          attack={settings.attack}
          onAttack={(attack) => change({ attack })}
        />
      </div>
      <BoxProof
        key={`box ${road.seed}`}
        road={road}
        box={settings.box}
        onBox={(box) => change({ box })}
      />
    </div>
  );
}
