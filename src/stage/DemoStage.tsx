import { Suspense, use } from 'react';
import type { ReactNode } from 'react';

import { useIsHydrated } from '@/lib/use-is-hydrated';

import kitStyles from './kit.css?url';
import { loadStylesheet } from './load-stylesheet';
import { refuseDemo } from './mark-demo';
import { findMissing } from './requirements';
import type { Requirement } from './requirements';
import { Stage } from './Stage';

interface Props {
  /** Names the running demo for screen readers. */
  name: string;
  /** The demo's own stylesheet, imported with `?url`, so that it too waits for Play. */
  styles: string;
  /** What it cannot run without. Where one is missing, the poster stays and says so. */
  needs?: readonly Requirement[];
  children: ReactNode;
}

/** The outermost element of every demo's island: nothing on the server, the stage once its styles are here. */
export function DemoStage({ needs = [], ...props }: Props) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const missing = findMissing(needs);
  if (missing !== undefined) return <span hidden ref={(mark) => refuseDemo(mark, missing)} />;
  return (
    <Suspense>
      <StyledStage {...props} />
    </Suspense>
  );
}

function StyledStage({ name, styles, children }: Omit<Props, 'needs'>) {
  const loads = [kitStyles, styles].map(loadStylesheet);
  for (const load of loads) use(load);
  return <Stage name={name}>{children}</Stage>;
}
