import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { readSleeve } from './read-sleeve';
import type { SleeveColours } from './read-sleeve';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The element's inner size in CSS pixels, and again whenever it changes. */
export function useSize<E extends Element>() {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (box) setSize({ width: Math.round(box.width), height: Math.round(box.height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, size };
}

/** The stage's own breakpoint, in pixels: below it a thumb does the gesture. */
const NARROW_PX = 700;

export interface DrawingSize extends Size {
  /** Whether the stage is as narrow as a phone. */
  readonly isNarrow: boolean;
}

interface DrawingProps {
  className?: string;
  /** Draws `Canvas`, SVG and `Handle` at this size, in CSS pixels. */
  children: (size: DrawingSize) => ReactNode;
}

/** The picture of a scene: two thirds of the stage, pinned to the top on phones, all the room there is in full screen. */
export function Drawing({ className = '', children }: DrawingProps) {
  const { element, size } = useSize<HTMLDivElement>();
  return (
    <div ref={element} className={`drawing ${className}`}>
      {size !== undefined && children({ ...size, isNarrow: size.width < NARROW_PX })}
    </div>
  );
}

/** More pixels than this cannot be seen and cost four times the time. */
const MOST_PIXELS_PER_PIXEL = 2;

interface CanvasProps {
  size: Size;
  /** Draws everything anew, in CSS pixels, after each render. The canvas is empty before. */
  draw: (context: CanvasRenderingContext2D, colours: SleeveColours) => void;
}

/** A canvas that fits its drawing and the screen's density. It is decoration: the sentence is its text. */
export function Canvas({ size: { width, height }, draw }: CanvasProps) {
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
