const MOTION_IS_WELCOME = '(prefers-reduced-motion: no-preference)';

/** Lets silent loops play while they are on screen. Whoever asks for less motion gets the poster and the controls. */
export function playLoops(): void {
  const motion = matchMedia(MOTION_IS_WELCOME);
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target instanceof HTMLVideoElement) follow(target, isIntersecting && motion.matches);
    }
  });
  for (const loop of document.querySelectorAll<HTMLVideoElement>('video[data-loop]')) {
    // A visitor who paused a loop has decided.
    loop.addEventListener('pause', () => {
      if (isOnScreen(loop)) watcher.unobserve(loop);
    });
    watcher.observe(loop);
  }
}

function follow(loop: HTMLVideoElement, plays: boolean): void {
  if (!plays) return loop.pause();
  // The attribute alone does not silence a video that was made by script.
  loop.muted = true;
  loop.play().catch(() => {
    // The browser saves power or data: the controls are there.
  });
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
