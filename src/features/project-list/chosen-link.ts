/** The choice that was clicked, unless the visitor asked for a new tab or window. */
export function chosenLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[data-choice][href]')
    : null;
}
