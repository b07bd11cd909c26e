/** The preview starts after this delay, so that a pointer passing over does not load it. */
const INTENT_MS = 120;

/**
 * Shows the animated preview over the cover of the `[data-preview]` element that is hovered or focused. Nothing is downloaded
 * before that, and nothing plays with reduced motion.
 */
export function playPreviews(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let playing: HTMLElement | null = null;
  let stop = () => {};

  function update(): void {
    const next = reducedMotion.matches ? null : (hoveredSleeve() ?? focusedSleeve());
    if (next === playing) return;
    stop();
    playing = next;
    stop = next ? play(next) : () => {};
  }

  for (const type of ['pointerover', 'focusin', 'focusout']) {
    document.addEventListener(type, update);
  }
  document.documentElement.addEventListener('pointerleave', update);
  update();
}

/** After a tap an element stays `:hover`, so only pointers that can hover count. */
function hoveredSleeve(): HTMLElement | null {
  if (!matchMedia('(hover: hover)').matches) return null;
  return document.querySelector<HTMLElement>('[data-preview]:hover');
}

function focusedSleeve(): HTMLElement | null {
  const focused = document.querySelector(':focus-visible');
  return focused?.closest<HTMLElement>('[data-preview]') ?? null;
}

/** Returns a function that stops it. */
function play(sleeve: HTMLElement): () => void {
  const picture = new Image();
  picture.className = 'preview';
  picture.alt = '';
  let isWanted = true;
  const intent = setTimeout(() => {
    picture.src = sleeve.dataset['preview'] ?? '';
    picture.decode().then(
      () => isWanted && sleeve.querySelector('.cover')?.after(picture),
      // The still cover stays.
      () => undefined,
    );
  }, INTENT_MS);
  return () => {
    isWanted = false;
    clearTimeout(intent);
    picture.remove();
    // Aborts the download.
    picture.removeAttribute('src');
  };
}
