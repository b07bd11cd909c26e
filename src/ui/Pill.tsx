import './pill.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Where it leads. Unset: it is a quiet label. */
  href?: string;
}

/** A small rounded door to another page. */
export function Pill({ children, href }: Props) {
  if (href === undefined) return <span className="pill">{children}</span>;
  return (
    <a className="pill" href={href}>
      {children}
    </a>
  );
}
