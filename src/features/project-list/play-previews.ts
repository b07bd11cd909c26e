/** A pointer that only passes over a sleeve does not ask for its preview. */
const INTENT_MS = 120;

/**
 * Plays the preview of whatever `[data-preview]` the mouse or the keyboard rests on, over its cover, and takes it away
 * again. Nothing is downloaded before that, and nothing plays for visitors who want less motion.
 */
export function playPreviews(): void {
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)');
  let playing: HTMLElement | null = null;
  let stop = () => {};

  function update(): void {
    const next = wantsStillness.matches ? null : (hoveredSleeve() ?? focusedSleeve());
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

/** A finger leaves its last place "hovered", so only a pointer that can hover counts. */
function hoveredSleeve(): HTMLElement | null {
  if (!matchMedia('(hover: hover)').matches) return null;
  return document.querySelector<HTMLElement>('[data-preview]:hover');
}

function focusedSleeve(): HTMLElement | null {
  const focused = document.querySelector(':focus-visible');
  return focused?.closest<HTMLElement>('[data-preview]') ?? null;
}

/** Returns what ends it. */
function play(sleeve: HTMLElement): () => void {
  const picture = new Image();
  picture.className = 'preview';
  picture.alt = '';
  let isWanted = true;
  const intent = setTimeout(() => {
    picture.src = sleeve.dataset['preview'] ?? '';
    picture.decode().then(
      () => isWanted && sleeve.querySelector('.cover')?.after(picture),
      // The sleeve stays as it is.
      () => undefined,
    );
  }, INTENT_MS);
  return () => {
    isWanted = false;
    clearTimeout(intent);
    picture.remove();
    // Ends a download that is no longer wanted.
    picture.removeAttribute('src');
  };
}
