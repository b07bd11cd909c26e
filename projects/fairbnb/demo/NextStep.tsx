import type { ReactNode } from 'react';

import type { Scenery } from './FairbnbScene';
import { CHEATS } from './seals';
import { CHEAT_NAMES } from './words';

/**
 * What lies ahead once a run has been told: all juries, the missing salt, better jurors, or the next way to cheat. While votes
 * are in the open the switch comes first.
 */
export function NextStep({ run, story, isBlind }: Scenery): ReactNode {
  const { votes, salt, cheat, peek, right } = run.values;
  if (!story.isOver || (story.isFirst && !story.hasFallen)) return null;
  if (story.view === 'crowd') {
    if (votes === 'open' || peek === 0) return null;
    if (!salt && !isBlind)
      return <Step isLit name="Add the salt" onPress={() => run.change({ salt: true })} />;
    return right < 50 ? (
      <Step isLit name="Make them right 70%" onPress={() => run.change({ right: 70 })} />
    ) : null;
  }
  const next = cheat === 'honest' ? undefined : CHEATS[CHEATS.indexOf(cheat) + 1];
  return (
    <>
      {next !== undefined && (
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
        isLit={next === undefined && peek > 0 && votes === 'sealed'}
        name="All 1,000 juries"
        onPress={story.pullBack}
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
