/** Takes the focus that Play left behind, and nobody else's: after Reset it stays on Reset. */
export function takeFocusFromPlay(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement?.matches('.stage, .demo__play');
  if (isFree === true) element?.focus({ preventScroll: true });
}
