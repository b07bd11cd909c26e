import { createContext, use } from 'react';

/** Filled by the stage. */
export const ActiveContext = createContext(true);

/** False while the demo is scrolled out of sight or its tab is hidden: whatever moves or sounds then rests. */
export function useIsActive(): boolean {
  return use(ActiveContext);
}
