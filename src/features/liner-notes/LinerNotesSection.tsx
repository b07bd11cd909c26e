import './liner-notes.css';

import type { ReactNode } from 'react';

import { Heading } from '@/ui/Heading';

interface Props {
  /** What the heading of the section says. */
  title: string;
  /** The address of the section on its page. */
  id: string;
  children: ReactNode;
}

/** A section of the liner notes: its name in the margin, its text beside it. */
export function LinerNotesSection({ title, id, children }: Props) {
  return (
    <section className="liner-section wrap" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className="liner-section__text">{children}</div>
    </section>
  );
}
