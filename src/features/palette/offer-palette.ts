/** Opens the command palette from its button and from Ctrl or Cmd and K. Nothing of it loads before that. */
export function offerPalette(): void {
  const open = () => void import('./palette').then(({ openPalette }) => openPalette());
  const button = document.querySelector('[data-open-palette]');
  button?.addEventListener('click', open);
  if (button && navigator.userAgent.includes('Mac OS')) nameMacKeys(button);
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    open();
  });
}

function nameMacKeys(button: Element): void {
  const keys = button.querySelector('kbd');
  if (keys) keys.textContent = '⌘ K';
  button.ariaLabel = button.ariaLabel?.replace('Ctrl', 'Cmd') ?? null;
}
