import type { ReactNode } from 'react';

import { Label } from '@/ui/Label';

interface Props {
  /** The track and a few words: "B1, 20,000 futures". */
  label: string;
  /** The switch, where the demo has it at the top. */
  children?: ReactNode;
}

/** The first row of a scene. */
export function SceneHead({ label, children }: Props) {
  return (
    <div className="scene__head">
      <Label>{label}</Label>
      {children}
    </div>
  );
}
