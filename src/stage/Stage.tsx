import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { DemoBoundary } from './DemoBoundary';
import { markDemo } from './mark-demo';
import { clearRunAddress } from './run-address';
import { ActiveContext } from './use-is-active';
import { Toolbar } from './Toolbar';
import { takeFocusFromPlay } from './take-focus';
import { useIsWatched } from './use-is-watched';
import { useKeepFocus } from './use-keep-focus';

interface Props {
  name: string;
  children: ReactNode;
}

/** Where a demo runs: it can be reset, shared and enlarged, and knows whether anyone is looking. */
export function Stage({ name, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const isActive = useIsWatched(stage);

  useKeepFocus(stage);
  useEffect(() => markDemo(stage.current, 'running'), [attempt]);

  const reset = () => {
    clearRunAddress();
    setAttempt(attempt + 1);
  };

  return (
    <div
      ref={stage}
      className="stage"
      role="group"
      aria-label={name}
      tabIndex={-1}
      data-active={isActive}
    >
      <ActiveContext value={isActive}>
        <DemoBoundary
          key={attempt}
          onFailure={() => {
            markDemo(stage.current, 'failed');
            takeFocusFromPlay(stage.current);
          }}
          onRetry={reset}
        >
          {children}
        </DemoBoundary>
      </ActiveContext>
      <Toolbar stage={stage} onReset={reset} />
    </div>
  );
}
