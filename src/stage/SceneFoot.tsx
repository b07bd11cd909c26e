import type { ReactNode } from 'react';

interface Props {
  /** `Dares` and `More`. */
  children: ReactNode;
}

/** The last row of a scene. */
export function SceneFoot({ children }: Props) {
  return <div className="scene__foot">{children}</div>;
}
