import { useEffect, useEffectEvent, useRef } from 'react';

import { SHARPEST, adjustSharpness } from './camera';
import { FOCUS } from './disc-layout';
import type { DiscLayout, Tilt } from './disc-layout';
import type { Unfolded } from './pitch';
import { listEdges } from './rings';
import type { Rings } from './rings';
import { DISC_RADIUS } from './shaders';
import type { OnPaint } from './use-picture';
import { createWebglPainter, pixelSize } from './webgl-painter';
import type { Painter, Scene } from './webgl-painter';

interface Props {
  layout: DiscLayout;
  tilt: Tilt;
  unfolded: Unfolded;
  rings: Rings;
  centreRow: () => number;
  onPaint: OnPaint;
  /** Told when the first picture is there: until then the bars lie on the disc. */
  onPainted: () => void;
  /** Told where there is no WebGL, or no longer. */
  onLost: () => void;
}

/** The bars of a tilted disc, in three dimensions, over the flat drawing of its ground. */
export function StandingBars(props: Props) {
  const { layout, tilt, unfolded, rings, centreRow, onPaint, onPainted, onLost } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(undefined);
  const sharpness = useRef(SHARPEST);
  const unpaintedMs = useRef(0);
  const { centre, reach, radius } = layout;
  const paint = useEffectEvent((elapsedMs: number) => {
    if (!canvas.current) return;
    unpaintedMs.current += elapsedMs;
    const wasTaken = painter.current?.paint({
      rings,
      edges: listEdges(rings, unfolded),
      centreRow: centreRow(),
      tilt,
      distance: (FOCUS * DISC_RADIUS * reach) / radius,
      colour: readColour(canvas.current),
      size: pixelSize(canvas.current, sharpness.current.share),
    });
    if (wasTaken !== true) return;
    sharpness.current = adjustSharpness(sharpness.current, unpaintedMs.current);
    unpaintedMs.current = 0;
  });
  const offer = useEffectEvent(onPaint);
  const lose = useEffectEvent(onLost);
  const tell = useEffectEvent(onPainted);

  useEffect(() => {
    if (!canvas.current) return;
    // React knows no such event.
    canvas.current.addEventListener('webglcontextlost', lose);
    painter.current = createPainter(canvas.current, () => tell());
    if (painter.current === undefined) lose();
    const withdraw = offer((elapsedMs) => paint(elapsedMs));
    return () => {
      withdraw();
      painter.current?.dispose();
    };
  }, []);
  // A disc that is being tilted is seen even in silence and while paused.
  useEffect(() => paint(0), [tilt, unfolded]);

  return (
    <canvas
      ref={canvas}
      className="standing-bars"
      aria-hidden="true"
      style={{ left: centre.x, top: centre.y, width: 2 * reach, height: 2 * reach }}
    />
  );
}

/** In a worker where it can, because a machine without a graphics card takes long over every picture. */
function createPainter(canvas: HTMLCanvasElement, onPainted: () => void): Painter | undefined {
  if ('OffscreenCanvas' in window) return createRemotePainter(canvas, onPainted);
  onPainted();
  return createWebglPainter(canvas);
}

/** To the worker: its canvas once, then scenes. */
export type ToPainter = { canvas: OffscreenCanvas } | { scene: Scene };

/** From the worker: a scene is on its canvas, or no scene ever will be. */
export type FromPainter = 'painted' | 'lost';

/**
 * Draws in a worker, so that the page goes on answering however long a picture takes. Where the worker has no WebGL, the
 * canvas gets the event of a lost context.
 */
function createRemotePainter(canvas: HTMLCanvasElement, onPainted: () => void): Painter {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  const offscreen = canvas.transferControlToOffscreen();
  let isBusy = false;
  /** What came while it was busy; only the newest is worth painting, but that one is, as silence sends no more. */
  let waiting: Scene | undefined;
  const send = (message: ToPainter, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const lose = () => canvas.dispatchEvent(new Event('webglcontextlost'));

  worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
    if (data === 'lost') {
      lose();
      return;
    }
    onPainted();
    isBusy = waiting !== undefined;
    if (waiting) send({ scene: waiting });
    waiting = undefined;
  });
  worker.addEventListener('error', lose);
  send({ canvas: offscreen }, [offscreen]);

  return {
    kind: 'webgl',
    paint(scene) {
      if (isBusy) {
        waiting = scene;
        return false;
      }
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
