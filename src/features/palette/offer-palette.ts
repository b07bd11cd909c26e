/** Opens the command palette from its button and from Ctrl or Cmd and K. Nothing of it loads before that. */
export function offerPalette(): void {
  const open = () => void import('./palette').then(({ openPalette }) => openPalette());
  document.querySelector('[data-open-palette]')?.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    open();
  });
}
