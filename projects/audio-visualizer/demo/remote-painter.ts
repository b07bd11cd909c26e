import type { Painter, Scene } from './painter';

/** To the worker: its canvas once, then scenes. */
export type ToPainter = { canvas: OffscreenCanvas } | { scene: Scene };

/** From the worker: a scene is on its canvas, or no scene ever will be. */
export type FromPainter = 'painted' | 'lost';

/**
 * Draws in a worker, so that the page goes on answering however long a picture takes. Where the worker has no WebGL, the
 * canvas gets the event of a lost context.
 */
export function createRemotePainter(canvas: HTMLCanvasElement): Painter {
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
