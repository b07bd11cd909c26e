const SIGNS_OF_INTEREST = ['pointerover', 'focusin'] as const;

/** Fetches what plays previews when the first `[data-preview]` of the page is pointed at or focused. */
export function offerPreviews(): void {
  for (const type of SIGNS_OF_INTEREST) document.addEventListener(type, prepare);
}

function prepare({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('[data-preview]')) return;
  for (const type of SIGNS_OF_INTEREST) document.removeEventListener(type, prepare);
  import('./play-previews').then(
    ({ playPreviews }) => playPreviews(),
    // Without it the sleeves stay still.
    () => undefined,
  );
}
