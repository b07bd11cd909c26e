import type { ReactNode } from 'react';

interface Props {
  /** `problem` interrupts a screen reader, `news` waits for its turn. */
  tone: 'problem' | 'news';
  id?: string;
  children: ReactNode;
}

/** One sentence about what happened or what to do. Its mark, not only its colour, tells the tones apart. */
export function Notice({ tone, id, children }: Props) {
  return (
    <p className="notice" data-tone={tone} role={tone === 'problem' ? 'alert' : 'status'} id={id}>
      {children}
    </p>
  );
}
