import { useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** What is inside: "More: the exact fields". Unset: "More". */
  name?: string;
  /** Exact fields, tables and settings. Drawn only while open. */
  children: ReactNode;
}

/** A drawer for the curious at the end of the scene. */
export function More({ name = 'More', children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="more"
      data-more
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="chip">{name}</summary>
      {isOpen && <div className="more__body">{children}</div>}
    </details>
  );
}
