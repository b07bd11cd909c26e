/** Fewer frames than a busy machine draws, and not longer than what an act counts as one (src/stage/use-opening-act.ts). */
export const FRAME_MS = 450;

/**
 * Runs in the page, before Play: until the opening act is over, frames come at a clock of their own. So an act takes a second
 * instead of eight, is drawn from its first frame to its last, and takes as long on every machine. `data-act-ms` of the document
 * is how long it took by that clock.
 */
export function hurryAct(frameMs: number): void {
  const request = requestAnimationFrame.bind(globalThis);
  const cancel = cancelAnimationFrame.bind(globalThis);
  const waiting = new Map<number, FrameRequestCallback>();
  const passedOn = new Map<number, number>();
  // Far from the numbers that the browser gives.
  let last = 1e9;
  let now = performance.now();
  let startedAt = 0;
  globalThis.requestAnimationFrame = (draw) => {
    last += 1;
    waiting.set(last, draw);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancel(passedOn.get(id) ?? id);
  };
  const clock = setInterval(() => {
    now += frameMs;
    const { opening } = document.querySelector<HTMLElement>('.stage')?.dataset ?? {};
    if (opening === 'playing') startedAt ||= now;
    if (opening === 'done') {
      clearInterval(clock);
      globalThis.requestAnimationFrame = request;
      document.documentElement.dataset['actMs'] = String(now - startedAt);
      for (const [id, draw] of waiting) passedOn.set(id, request(draw));
      return;
    }
    for (const [id, draw] of [...waiting]) {
      waiting.delete(id);
      draw(now);
    }
  }, 50);
}
