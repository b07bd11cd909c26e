import './ui.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** The name of this part of the page, for tests and styles. */
  widget?: string;
  /** Names the region for screen readers: the id of its heading. Unset: it is a plain group. */
  labelledBy?: string;
  className?: string;
}

/** A surface with a thin border. */
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
