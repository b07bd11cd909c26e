import { useLayoutEffect, useRef } from 'react';

import { readSleeve } from './read-sleeve';
import type { SleeveColours } from './read-sleeve';
import type { Size } from './use-size';

/** More pixels than this cannot be seen and cost four times the time. */
const MOST_PIXELS_PER_PIXEL = 2;

interface Props {
  size: Size;
  /** Draws everything anew, in CSS pixels, after each render. The canvas is empty before. */
  draw: (context: CanvasRenderingContext2D, colours: SleeveColours) => void;
}

/** A canvas that fits its drawing and the screen's density. It is decoration: the sentence is its text. */
export function Canvas({ size: { width, height }, draw }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const density = Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL);
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.current.width !== wide) canvas.current.width = wide;
    if (canvas.current.height !== high) canvas.current.height = high;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    draw(context, readSleeve(canvas.current));
  });
  return <canvas ref={canvas} className="drawing__canvas" aria-hidden="true" />;
}
