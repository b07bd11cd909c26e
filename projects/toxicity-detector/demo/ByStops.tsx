import type { ReactNode } from 'react';

import type { Run } from '@/stage/use-run';

import { moveCrowd } from './settings';
import type { Settings } from './settings';

/** Around whatever moves the crowd: its keys go in ratios, as the rail does. One by one they would seem to do nothing. */
export function ByStops({ run, children }: { run: Run<Settings>; children: ReactNode }) {
  return (
    <span
      className="by-stops"
      role="presentation"
      onKeyDownCapture={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        const toxic = moveCrowd(run.values.toxic, event.key);
        if (toxic === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        run.change({ toxic });
      }}
    >
      {children}
    </span>
  );
}
