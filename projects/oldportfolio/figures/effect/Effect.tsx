import { useId, type ReactNode } from 'react';

import { Figure } from '@/ui/Figure';

import styles from './effects.css?url';

interface Props {
  /** The drawing; what moves in it has a class of effects.css. */
  children: ReactNode;
  height: number;
  alt: string;
  caption: string;
}

// As markup in single quotes, because @astrojs/react removes a <link> that React writes (its server.js, after rendering).
const STYLESHEET = { __html: `<link rel='stylesheet' href='${styles}'>` };

/** A figure that moves while its box is checked. It needs no script, and its style sheet loads with this page alone. */
export function Effect({ children, ...figure }: Props) {
  const id = useId();
  return (
    <div className="effect">
      <span hidden dangerouslySetInnerHTML={STYLESHEET} />
      <label className="effect__run label" htmlFor={id}>
        <input type="checkbox" id={id} /> Run it
      </label>
      <Figure {...figure}>{children}</Figure>
    </div>
  );
}
