import type { FromPainter, ToPainter } from './StandingBars';
import { createWebglPainter } from './webgl-painter';
import type { Painter } from './webgl-painter';

let painter: Painter | undefined;

addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  if ('canvas' in data) {
    painter = createWebglPainter(data.canvas);
    data.canvas.addEventListener('webglcontextlost', () => tell('lost'));
    if (painter === undefined) tell('lost');
    return;
  }
  // A frame is given only when the last picture is on its way, so pictures never pile up in front of a slow machine.
  requestAnimationFrame(() => {
    painter?.paint(data.scene);
    tell('painted');
  });
});

function tell(message: FromPainter): void {
  postMessage(message);
}
