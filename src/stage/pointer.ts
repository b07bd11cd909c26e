interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

/** How many pixels of the screen one of the element's own is: a low scene is drawn in small. Old browsers do not tell. */
export function zoomOf(element: Element): number {
  return 'currentCSSZoom' in Element.prototype ? element.currentCSSZoom : 1;
}

/** Where a pointer is in an element, in the element's own pixels. Not `offsetX`, which is in those of the screen. */
export function placeIn(element: Element, { clientX, clientY }: Pointed): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
}
