import './ui.css';

import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Its place in the outline. */
  level: 1 | 2;
  /** How it looks, whatever its level. Unset: the size of its level. */
  size?: 'display' | 'h1' | 'h2' | 'label';
  id?: string;
}

/** A heading whose look does not depend on its place in the outline. */
export function Heading({ children, level, size = `h${level}`, id }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={`heading heading--${size}`} id={id}>
      {children}
    </Tag>
  );
}
