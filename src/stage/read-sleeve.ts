/** The colours of the stage for what CSS cannot reach. */
export interface SleeveColours {
  readonly ground: string;
  readonly figure: string;
  readonly ink: string;
  readonly spot: string;
  /** Ink for what matters less. */
  readonly soft: string;
  /** The ground, darker or lighter: for boxes. */
  readonly deep: string;
}

const known = new WeakMap<Element, SleeveColours>();

/** Reads the colours once for each element: they are the same in both themes. */
export function readSleeve(element: Element): SleeveColours {
  const read = known.get(element);
  if (read) return read;
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--stage-${name}`).trim();
  const colours = {
    ground: colour('ground'),
    figure: colour('figure'),
    ink: colour('ink'),
    spot: colour('spot'),
    soft: colour('soft'),
    deep: colour('deep'),
  };
  known.set(element, colours);
  return colours;
}
