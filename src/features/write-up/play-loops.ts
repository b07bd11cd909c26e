const ALLOWS_MOTION = '(prefers-reduced-motion: no-preference)';

/** Plays silent loops while they are on screen. With reduced motion, they keep their poster and controls. */
export function playLoops(): void {
  const motion = matchMedia(ALLOWS_MOTION);
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target instanceof HTMLVideoElement) follow(target, isIntersecting && motion.matches);
    }
  });
  for (const loop of document.querySelectorAll<HTMLVideoElement>('video[data-loop]')) {
    // A loop that the visitor paused is not started again.
    loop.addEventListener('pause', () => {
      if (isOnScreen(loop)) watcher.unobserve(loop);
    });
    watcher.observe(loop);
  }
}

function follow(loop: HTMLVideoElement, plays: boolean): void {
  if (!plays) return loop.pause();
  // The `muted` attribute has no effect on a video that was created by script.
  loop.muted = true;
  loop.play().catch(() => {
    // The browser blocked autoplay to save power or data; the controls still work.
  });
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
