import { readSleeve } from '@/stage/read-sleeve';
import type { Size } from '@/stage/Drawing';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { CSSProperties } from 'react';

import { drawDisc } from './draw-disc';
import type { DiscScene } from './draw-disc';
import type { OnPaint } from './use-picture';

/** Twice is sharp enough; beyond it a phone only gets warm. */
const MOST_PIXELS_PER_CSS_PIXEL = 2;

interface Props {
  size: Size;
  /** What is on the disc at this instant. */
  sceneNow: () => DiscScene;
  onPaint: OnPaint;
  /** How it lies in the room. */
  style?: CSSProperties;
}

/** The flat picture. React gives it its place; the frames themselves go past React. */
export function DiscCanvas({ size: { width, height }, sceneNow, onPaint, style }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pending = useRef(0);
  const paint = useEffectEvent(() => {
    cancelAnimationFrame(pending.current);
    pending.current = 0;
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const density = Math.min(devicePixelRatio, MOST_PIXELS_PER_CSS_PIXEL);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    const mono = getComputedStyle(canvas.current).getPropertyValue('--font-mono');
    drawDisc(context, readSleeve(canvas.current), mono, sceneNow());
  });
  const offer = useEffectEvent(onPaint);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const density = Math.min(devicePixelRatio, MOST_PIXELS_PER_CSS_PIXEL);
    canvas.current.width = Math.round(width * density);
    canvas.current.height = Math.round(height * density);
    paint();
  }, [width, height]);
  // After every render, because a paused picture has no frames of its own; a frame that comes first spares the work.
  useLayoutEffect(() => {
    if (pending.current === 0) pending.current = requestAnimationFrame(() => paint());
  });
  useLayoutEffect(() => {
    const withdraw = offer(() => paint());
    return () => {
      withdraw();
      cancelAnimationFrame(pending.current);
    };
  }, []);
  return <canvas ref={canvas} className="drawing__canvas" aria-hidden="true" style={style} />;
}
