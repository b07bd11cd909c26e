import './pill.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Where it leads. Unset: it is a label. */
  href?: string;
}

/** A small rounded link or label. */
export function Pill({ children, href }: Props) {
  if (href === undefined) return <span className="pill">{children}</span>;
  return (
    <a className="pill" href={href}>
      {children}
    </a>
  );
}
