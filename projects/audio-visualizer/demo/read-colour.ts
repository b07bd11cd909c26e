const FULL_BYTE = 255;

/** The element's own text colour as red, green and blue from 0 to 1: how a canvas follows the theme. */
export function readColour(element: Element): [number, number, number] {
  return parseColour(getComputedStyle(element).color);
}

/** Reads the form in which browsers report a colour, `rgb(12, 34, 56)`; grey for any other. */
export function parseColour(text: string): [number, number, number] {
  const [red, green, blue] = (text.match(/^rgba?\(([^)]*)\)$/)?.[1] ?? '')
    .split(/[\s,/]+/)
    .map((channel) => Number(channel) / FULL_BYTE);
  if (red === undefined || green === undefined || blue === undefined) return [0.5, 0.5, 0.5];
  return [red, green, blue];
}
