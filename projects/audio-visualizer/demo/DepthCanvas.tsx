import { useEffect, useEffectEvent, useRef } from 'react';

import type { Camera } from './camera';
import { pixelSize } from './painter';
import type { Painter } from './painter';
import { readColour } from './read-colour';
import { createRemotePainter } from './remote-painter';
import type { Rings } from './rings';
import { adjustSharpness, SHARPEST } from './sharpness';
import type { OrbitHandlers } from './use-orbit';
import type { Paint } from './use-picture';
import { useWheel } from './use-wheel';
import { createWebglPainter } from './webgl-painter';

interface Props {
  camera: Camera;
  handlers: OrbitHandlers;
  rings: Rings;
  centreRow: () => number;
  onPaint: (paint: Paint | undefined) => void;
  /** Told where there is no WebGL, or no longer. */
  onLost: () => void;
  /** Answers whether there was room to zoom. */
  onZoom: (factor: number) => boolean;
}

/** The bars stood up: the same rings in three dimensions. */
export function DepthCanvas({
  camera,
  handlers,
  rings,
  centreRow,
  onPaint,
  onLost,
  onZoom,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const orbit = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter>(undefined);
  const sharpness = useRef(SHARPEST);
  const unpaintedMs = useRef(0);
  const paint = useEffectEvent((elapsedMs: number) => {
    if (!canvas.current) return;
    unpaintedMs.current += elapsedMs;
    const wasTaken = painter.current?.paint({
      rings,
      centreRow: centreRow(),
      camera,
      colour: readColour(canvas.current),
      size: pixelSize(canvas.current, sharpness.current.share),
    });
    if (wasTaken !== true) return;
    sharpness.current = adjustSharpness(sharpness.current, unpaintedMs.current);
    unpaintedMs.current = 0;
  });
  const offer = useEffectEvent(onPaint);
  const lose = useEffectEvent(onLost);

  useEffect(() => {
    if (!canvas.current) return;
    // React knows no such event.
    canvas.current.addEventListener('webglcontextlost', lose);
    painter.current = createPainter(canvas.current);
    if (painter.current === undefined) lose();
    offer((elapsedMs) => paint(elapsedMs));
    return () => {
      offer(undefined);
      painter.current?.dispose();
    };
  }, []);
  useWheel(orbit, onZoom);
  // A camera that moves is seen even in silence and while paused.
  useEffect(() => paint(0), [camera]);

  return (
    <div
      ref={orbit}
      className="orbit"
      role="application"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- arrow keys turn it, so it has to take the focus
      tabIndex={0}
      data-handle="View"
      aria-label="Spectrum with depth. Arrow keys turn it, plus and minus bring it closer. The sentence says what is loudest."
      {...handlers}
    >
      <canvas ref={canvas} />
    </div>
  );
}

/** In a worker where it can, because a machine without a graphics card takes long over every picture. */
function createPainter(canvas: HTMLCanvasElement): Painter | undefined {
  return 'OffscreenCanvas' in window ? createRemotePainter(canvas) : createWebglPainter(canvas);
}
