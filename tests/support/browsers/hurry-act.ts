/** Fewer frames than a busy machine draws, and not longer than what an act counts as one (src/stage/use-opening-act.ts). */
export const FRAME_MS = 450;

/**
 * Runs in the page, before Play: frames come twenty times a second. Until the opening act is over they come at a clock of their
 * own, so an act takes a second instead of eight, is drawn from its first frame to its last, and takes as long on every machine.
 * `data-act-ms` of the document is how long it took by that clock. After it the clock is the browser's.
 */
export function hurryAct(frameMs: number): void {
  const waiting = new Map<number, FrameRequestCallback>();
  // Far from the numbers that the browser gives.
  let last = 1e9;
  let now = performance.now();
  let startedAt = 0;
  globalThis.requestAnimationFrame = (draw) => {
    last += 1;
    waiting.set(last, draw);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => waiting.delete(id);
  const { dataset } = document.documentElement;
  setInterval(() => {
    const { opening } = document.querySelector<HTMLElement>('.stage')?.dataset ?? {};
    if (opening === 'playing') startedAt ||= now;
    if (opening === 'done') dataset['actMs'] ??= String(now - startedAt);
    now = dataset['actMs'] === undefined ? now + frameMs : performance.now();
    for (const [id, draw] of [...waiting]) {
      waiting.delete(id);
      draw(now);
    }
  }, 50);
}

/**
 * Runs in the page, before Play: canvases are drawn in memory. Without a graphics card WebKit draws them through Mesa, which takes
 * twice as long and ends the page now and then, because WebKit's threads draw at the same time.
 */
export function drawInMemory(): void {
  const { prototype } = HTMLCanvasElement;
  const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (
    ...given: unknown[]
  ) => unknown;
  Object.defineProperty(prototype, 'getContext', {
    value(kind: string, options?: object): unknown {
      return Reflect.apply(getContext, this, [kind, { ...options, willReadFrequently: true }]);
    },
  });
}
