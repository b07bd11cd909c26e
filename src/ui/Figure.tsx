import './figure.css';

import type { ReactNode } from 'react';

interface Props {
  /** The drawing: SVG elements in a space of `width` by `height` units. */
  children: ReactNode;
  width: number;
  height: number;
  /** Carries the same information as the drawing, for those who do not see it. */
  alt: string;
  /** Says what to notice. */
  caption: string;
}

/** A drawing that explains something, with its caption and its text alternative. */
export function Figure({ children, width, height, alt, caption }: Props) {
  return (
    <figure className="figure">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
