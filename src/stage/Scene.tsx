import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { takeFocusFromPlay } from './take-focus';
import type { OpeningAct } from './use-opening-act';

/** The wrong way and the chosen way, which nearly every write-up argues about. */
export type Approach = 'naive' | 'mine';

interface Props {
  approach: Approach;
  opening: OpeningAct;
  /** For the demo's own styles. */
  className?: string;
  /** In the order they are read: `SceneHead`, `Sentence`, `Drawing`, own parts, `SceneFoot`. */
  children: ReactNode;
}

/** Everything of a running demo between its frame and its toolbar; writes its state onto the stage's root. */
export function Scene({ approach, opening: { isDone }, className = '', children }: Props) {
  const scene = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = scene.current?.closest<HTMLElement>('.stage');
    if (!stage) return;
    const isFirst = stage.dataset['opening'] === undefined;
    stage.dataset['approach'] = approach;
    stage.dataset['opening'] = isDone ? 'done' : 'playing';
    // Only now is the stage shown, and Play gone with the focus on it. A first handle takes it from here.
    if (isFirst) takeFocusFromPlay(stage);
  }, [approach, isDone]);
  return (
    <div ref={scene} className={`scene ${className}`}>
      {children}
    </div>
  );
}
