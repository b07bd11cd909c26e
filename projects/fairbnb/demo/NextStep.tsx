import type { ReactNode } from 'react';

import type { Scenery } from './FairbnbScene';
import { CHEATS } from './seals';
import { CHEAT_NAMES } from './words';

/** What lies ahead once a run has been told: the missing salt, the next way to cheat, and the way back to all juries. */
export function NextStep({ run, story, isBlind }: Scenery): ReactNode {
  const { votes, salt, cheat, peek } = run.values;
  if (!story.isOver || story.isFirst) return null;
  if (story.view === 'crowd') {
    const isGuessed = votes === 'sealed' && !salt && !isBlind && peek > 0;
    return isGuessed ? (
      <Step isLit name="Add the salt" onPress={() => run.change({ salt: true })} />
    ) : null;
  }
  const next = CHEATS[CHEATS.indexOf(cheat) + 1];
  return (
    <>
      {cheat !== 'honest' && next !== undefined && (
        <Step
          isLit
          name={CHEAT_NAMES[next]}
          onPress={() => {
            run.change({ cheat: next });
            story.tell();
          }}
        />
      )}
      <Step
        isLit={next === undefined || cheat === 'honest'}
        name="All 1,000 juries"
        onPress={() => story.show('crowd')}
      />
    </>
  );
}

interface StepProps {
  name: string;
  isLit: boolean;
  onPress: () => void;
}

function Step({ name, isLit, onPress }: StepProps): ReactNode {
  return (
    <button type="button" className="stage-chip fairbnb__step" data-lit={isLit} onClick={onPress}>
      {name}
    </button>
  );
}
