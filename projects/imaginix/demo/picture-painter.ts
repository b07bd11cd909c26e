import type { Painted, PaintRequest } from './brush.worker';
import type { Ink } from './hand';
import { makeMask } from './mask';
import type { Size } from './mask';

/** One picture that is needed. The same key always means the same pixels. */
export interface Commission {
  readonly key: string;
  readonly ink: Ink;
  readonly size: Size;
  readonly seed: number;
  readonly heldSeed: number;
}

/** More pixels than this cannot be seen in brush strokes, and each of them costs time. */
const HIGHEST_DENSITY = 2;
const MOST_PIXELS = 700_000;

export type Painter = ReturnType<typeof createPainter>;

/** The worker that repaints; it gets one mask at a time and never sees the strokes. */
export function createPainter(onPainted: () => void, onFailure: (failure: Error) => void) {
  const worker = new Worker(new URL('./brush.worker.ts', import.meta.url), { type: 'module' });
  const pictures = new Map<string, Painted>();
  let wanted: readonly Commission[] = [];
  let busyWith: string | undefined;
  let tookMs = 0;

  function work(): void {
    const next = wanted.find(({ key }) => !pictures.has(key));
    if (!next || busyWith !== undefined) return;
    const { key, ink, size, seed, heldSeed } = next;
    busyWith = key;
    const request: PaintRequest = {
      mask: makeMask(ink, size),
      size,
      density: densityOf(size),
      seed,
      heldSeed,
    };
    worker.postMessage(request, [request.mask.pixels.buffer]);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    if (busyWith !== undefined) pictures.set(busyWith, data);
    busyWith = undefined;
    tookMs = data.tookMs;
    work();
    onPainted();
  });
  worker.addEventListener('error', () => onFailure(new Error('The painter stopped.')));

  return {
    /** What is needed now, the most urgent first. Everything else is forgotten. */
    want: (commissions: readonly Commission[]) => {
      wanted = commissions;
      for (const [key, { picture }] of pictures) {
        if (commissions.some((one) => one.key === key)) continue;
        picture.close();
        pictures.delete(key);
      }
      work();
    },
    pictureOf: (key: string) => pictures.get(key),
    lastTookMs: () => tookMs,
    end: () => worker.terminate(),
  };
}

function densityOf({ width, height }: Size): number {
  return Math.min(
    devicePixelRatio,
    HIGHEST_DENSITY,
    Math.max(1, Math.sqrt(MOST_PIXELS / (width * height))),
  );
}
