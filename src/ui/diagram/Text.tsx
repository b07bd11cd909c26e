import './diagram.css';

export type TextLook = 'text' | 'strong' | 'accent' | 'on-accent' | 'label' | 'code';

interface Props {
  x: number;
  /** The middle of the capitals, so that text at the height of a line or a box is centred on it. */
  y: number;
  /** Which point of the text lies at `x`; unset means its middle. */
  anchor?: 'start' | 'middle' | 'end';
  /** `label` is small capitals for axes and headings of columns, `on-accent` lies on a filled shape. */
  look?: TextLook;
  text: string | number;
}

/** One line of lettering in a diagram. */
export function Text({ x, y, anchor = 'middle', look = 'text', text }: Props) {
  return (
    <text className="diagram-text" data-look={look} x={x} y={y} dy="0.35em" textAnchor={anchor}>
      {text}
    </text>
  );
}
