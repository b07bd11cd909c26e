import './ui.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  href: string;
}

/** A small rounded link. */
export function Pill({ children, href }: Props) {
  return (
    <a className="pill" href={href}>
      {children}
    </a>
  );
}
