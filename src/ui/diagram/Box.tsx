import type { ShapeTone } from './Bar';
import { Bar } from './Bar';
import type { TextLook } from './Text';
import { Text } from './Text';

const RADIUS = 10;

interface Props {
  x: number;
  y: number;
  width: number;
  /** Unset means 40. */
  height?: number;
  tone?: ShapeTone;
  /** Unset follows the tone: text on the accent is bold and in its contrast colour. */
  look?: TextLook;
  radius?: number;
  text: string | number;
}

/** A rounded box with one line of text in its middle. */
export function Box({ height = 40, tone = 'plain', radius = RADIUS, text, ...rest }: Props) {
  const { x, y, width, look = tone === 'accent' ? 'on-accent' : 'text' } = rest;
  return (
    <>
      <Bar {...{ x, y, width, height, tone, radius }} />
      <Text x={x + width / 2} y={y + height / 2} look={look} text={text} />
    </>
  );
}
