import { Component, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';

import { ActiveContext, SilentContext, useIsWatched } from './motion';
import type { Demo, StageState, Unasked } from './define-demo';
import { useKeepFocus, useTabToHandle } from './focus';
import { Notice } from './Notice';

interface Props {
  demo: Demo;
  /** The root of the page's stage, which shows the state of the run. */
  stage: HTMLElement;
  /** Called when there is something to show in the place of the sleeve. */
  onReady: () => void;
  /** Whether it rests although it is in sight. Unset: no. */
  isHeld?: boolean;
  /** What it does by itself in the tour. Unset: nothing. */
  unasked?: Unasked;
}

/** Where a demo runs: it can be started again, and knows whether anyone is looking. */
export function Stage({
  demo: { Playing, settingNames },
  stage,
  onReady,
  isHeld = false,
  unasked = 'nothing',
}: Props) {
  const [attempt, setAttempt] = useState(0);
  const isActive = useIsWatched(stage) && !isHeld;

  useKeepFocus(stage);
  useTabToHandle(stage);
  useEffect(() => {
    mark(stage, { active: String(isActive) });
  }, [stage, isActive]);

  const show = useCallback(
    ({ opening, approach }: StageState) => mark(stage, { opening, approach }),
    [stage],
  );
  const reset = () => {
    leaveRun(settingNames);
    mark(stage, { state: 'running' });
    // The act begins with the sentence, which may be above the screen.
    if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView();
    setAttempt(attempt + 1);
  };

  return (
    <ActiveContext value={isActive}>
      <SilentContext value={unasked !== 'nothing'}>
        <FaultBoundary
          key={attempt}
          onFailure={() => {
            mark(stage, { state: 'failed' });
            onReady();
          }}
          onRetry={reset}
        >
          <Playing
            stage={stage}
            isRestart={attempt > 0}
            unasked={unasked}
            onReset={reset}
            onReady={onReady}
            onState={show}
            className={stage.dataset['demo'] ?? ''}
          />
        </FaultBoundary>
      </SilentContext>
    </ActiveContext>
  );
}

/** Writes state onto the stage's root, where styles, tests and visitors' tools read it. */
function mark(stage: HTMLElement, state: Readonly<Record<string, string>>): void {
  Object.assign(stage.dataset, state);
}

/** Back to the page's address without a run; whatever else is in it stays. */
function leaveRun(settingNames: readonly string[]): void {
  const address = new URL(location.href);
  for (const name of settingNames) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

interface BoundaryProps {
  children: ReactNode;
  onFailure: () => void;
  onRetry: () => void;
}

/** Keeps a demo's crash inside the demo. A class, because React has no hook for it. */
class FaultBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="stage__failure">
        <Notice tone="problem">
          The demo stopped because of a fault of its own. The write-up is not affected.
        </Notice>
        <Button onPress={this.props.onRetry}>Start again</Button>
      </div>
    );
  }
}
