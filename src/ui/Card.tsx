import './card.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** The part of the page it is, for tests, styles and anyone who automates the site. */
  widget?: string;
  /** Names the region for screen readers: the id of its heading. Unset: it is a plain group. */
  labelledBy?: string;
  className?: string;
}

/** A surface with a hairline: the unit of every page. */
export function Card({ children, widget, labelledBy, className = '' }: Props) {
  return (
    <section
      className={`card ${className}`.trim()}
      data-widget={widget}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
