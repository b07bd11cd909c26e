import './ui.css';

import type { ReactNode } from 'react';

interface Props {
  /** The drawing: parts of `ui/diagram` in a space of 340 by `height` units, one unit to a pixel on a small phone. */
  children: ReactNode;
  height: number;
  /** A text alternative with the same information as the drawing. */
  alt: string;
  /** Says what to notice. */
  caption: string;
}

const WIDTH = 340;

/** A drawing that explains something, with its caption and its text alternative. */
export function Figure({ children, height, alt, caption }: Props) {
  return (
    <figure className="figure">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={alt}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
