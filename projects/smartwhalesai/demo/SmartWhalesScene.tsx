import { useEffect, useRef, useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { takeFocusFromPlay } from '@/stage/take-focus';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';

import { ACT, momentAt } from './act';
import { AddressLetters } from './AddressLetters';
import { DARES } from './dares';
import { settings, togglePlug } from './settings';
import { SmartWhalesMore } from './SmartWhalesMore';
import { useSince } from './use-since';
import { isAsking, viewOf } from './view';
import { CHAINS } from './wallet';
import { Whale } from './Whale';
import { WhaleSentence } from './WhaleSentence';

/** One wallet on six chains, and a plug for each. */
export function SmartWhalesScene() {
  const run = useSettings(settings);
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const [wasUsed, setWasUsed] = useState(false);
  const shown = opening.isDone ? run.values : { ...run.values, ...momentAt(opening.elapsedMs) };
  const plugged = CHAINS.map(({ id }) => id).filter((id) => !shown.out.includes(id));
  const asked = isAsking(shown.approach, shown.address) ? plugged : [];
  const since = useSince(asked);
  const view = viewOf(shown, opening.isDone ? since : () => opening.elapsedMs);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Pressed again by the key that ends the opening act, this choice changes nothing.
    takeFocusFromPlay(head.current?.querySelector('[data-choose="mine"]') ?? null);
  }, []);

  return (
    <Scene approach={shown.approach} opening={opening} className="smartwhales">
      <div ref={head}>
        <SceneHead label="B2, sample wallet, six chains">
          <ApproachSwitch
            legend="How to add up"
            naive="Just add up"
            mine="Say what is missing"
            chosen={shown.approach}
            onChoose={(approach) => run.change({ approach })}
          />
        </SceneHead>
      </div>
      <WhaleSentence run={run} view={view} />
      <Whale
        view={view}
        isLit={opening.isDone && !wasUsed && settings.write(run.values) === ''}
        onPlug={(id) => {
          setWasUsed(true);
          run.change({ out: togglePlug(run.values.out, id) });
        }}
      />
      <AddressLetters view={view} onChange={(address) => run.change({ address })} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More>
          <SmartWhalesMore run={run} view={view} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
