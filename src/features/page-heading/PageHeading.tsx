import './page-heading.css';

import type { ReactNode } from 'react';

import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';

interface Props {
  title: string;
  /** A short line above the title. */
  label: string;
  /** What the page holds, in a sentence or two. */
  children: ReactNode;
  /** What can be done with the whole page. */
  end?: ReactNode;
}

/** The heading of every page except the home page and the write-ups. */
export function PageHeading({ title, label, children, end }: Props) {
  return (
    <div className="page-heading wrap">
      <Label>{label}</Label>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <p className="page-heading__lead">{children}</p>
      {end}
    </div>
  );
}
