const HOVER_OR_FOCUS = ['pointerover', 'focusin'] as const;

/** Loads the code for previews when a `[data-preview]` element is first hovered or focused. */
export function offerPreviews(): void {
  for (const type of HOVER_OR_FOCUS) document.addEventListener(type, prepare);
}

function prepare({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('[data-preview]')) return;
  for (const type of HOVER_OR_FOCUS) document.removeEventListener(type, prepare);
  import('./play-previews').then(
    ({ playPreviews }) => playPreviews(),
    // Without it the covers stay still.
    () => undefined,
  );
}
