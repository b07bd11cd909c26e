import './diagram.css';

import type { ReactNode } from 'react';

export type TextLook = 'text' | 'strong' | 'accent' | 'on-accent' | 'label' | 'code';

interface Props {
  x: number;
  /** The middle of the capitals, so that text at the height of a line or a box is centred on it. */
  y: number;
  /** Which point of the text lies at `x`; unset means its middle. */
  anchor?: 'start' | 'middle' | 'end';
  /** `label` is small capitals for axes and headings of columns, `on-accent` lies on a filled shape. */
  look?: TextLook;
  children: ReactNode;
}

/** One line of lettering in a diagram. */
export function Text({ x, y, anchor = 'middle', look = 'text', children }: Props) {
  return (
    <text className="diagram-text" data-look={look} x={x} y={y} dy="0.35em" textAnchor={anchor}>
      {children}
    </text>
  );
}
