const loads = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the end of the head, once. React's own `precedence` links go to its start, before the line that
 * orders the layers. A stylesheet that fails to load is no reason to keep what it dresses from the visitor.
 */
export function loadStylesheet(href: string): Promise<void> {
  const known = loads.get(href);
  if (known !== undefined) return known;
  const load = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  loads.set(href, load);
  return load;
}
