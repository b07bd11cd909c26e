import './ui.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** A small upper-case line in monospace: a caption, a number, a date. */
export function Label({ children }: Props) {
  return <span className="label">{children}</span>;
}
