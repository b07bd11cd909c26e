import { useEffect, useEffectEvent, useRef } from 'react';

import { SHARPEST, adjustSharpness } from './camera';
import type { Camera } from './camera';
import type { Rings } from './rings';
import { useWheel } from './use-fingers';
import { useOrbit } from './use-orbit';
import type { Paint } from './use-picture';
import { createWebglPainter, pixelSize } from './webgl-painter';
import type { Painter, Scene } from './webgl-painter';

interface Props {
  camera: Camera;
  rings: Rings;
  centreRow: () => number;
  onPaint: (paint: Paint | undefined) => void;
  /** Told where there is no WebGL, or no longer. */
  onLost: () => void;
  onCamera: (camera: Camera) => void;
}

/** The bars stood up: the same rings in three dimensions. */
export function DepthCanvas({ camera, rings, centreRow, onPaint, onLost, onCamera }: Props) {
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
  const { handlers, zoomBy } = useOrbit(camera, onCamera);
  useWheel(orbit, zoomBy);
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

/** To the worker: its canvas once, then scenes. */
export type ToPainter = { canvas: OffscreenCanvas } | { scene: Scene };

/** From the worker: a scene is on its canvas, or no scene ever will be. */
export type FromPainter = 'painted' | 'lost';

/**
 * Draws in a worker, so that the page goes on answering however long a picture takes. Where the worker has no WebGL, the
 * canvas gets the event of a lost context.
 */
function createRemotePainter(canvas: HTMLCanvasElement): Painter {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  const offscreen = canvas.transferControlToOffscreen();
  let isBusy = false;
  const send = (message: ToPainter, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const lose = () => canvas.dispatchEvent(new Event('webglcontextlost'));

  worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
    if (data === 'lost') lose();
    else isBusy = false;
  });
  worker.addEventListener('error', lose);
  send({ canvas: offscreen }, [offscreen]);

  return {
    kind: 'webgl',
    paint(scene) {
      if (isBusy) return false;
      isBusy = true;
      send({ scene });
      return true;
    },
    dispose: () => worker.terminate(),
  };
}

const FULL_BYTE = 255;

/** The element's own text colour as red, green and blue from 0 to 1: how a canvas follows the theme. */
function readColour(element: Element): [number, number, number] {
  return parseColour(getComputedStyle(element).color);
}

/** Reads the form in which browsers report a colour, `rgb(12, 34, 56)`; grey for any other. */
function parseColour(text: string): [number, number, number] {
  const [red, green, blue] = (text.match(/^rgba?\(([^)]*)\)$/)?.[1] ?? '')
    .split(/[\s,/]+/)
    .map((channel) => Number(channel) / FULL_BYTE);
  if (red === undefined || green === undefined || blue === undefined) return [0.5, 0.5, 0.5];
  return [red, green, blue];
}
