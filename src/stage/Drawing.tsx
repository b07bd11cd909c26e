import type { ReactNode } from 'react';

import { useSize } from './use-size';
import type { Size } from './use-size';

/** The stage's own breakpoint, in pixels: below it a thumb does the gesture. */
const NARROW_PX = 700;

export interface DrawingSize extends Size {
  /** Whether the stage is as narrow as a phone. */
  readonly isNarrow: boolean;
}

interface Props {
  className?: string;
  /** Draws `Canvas`, SVG and `Handle` at this size, in CSS pixels. */
  children: (size: DrawingSize) => ReactNode;
}

/** The picture of a scene: two thirds of the stage, pinned to the top on phones, all the room there is in full screen. */
export function Drawing({ className = '', children }: Props) {
  const { element, size } = useSize<HTMLDivElement>();
  return (
    <div ref={element} className={`drawing ${className}`}>
      {size !== undefined && children({ ...size, isNarrow: size.width < NARROW_PX })}
    </div>
  );
}
