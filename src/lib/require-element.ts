/** The first match inside a root, of the given type; throws an error that names the selector when there is none. */
export function requireElement<Kind extends Element>(
  root: ParentNode,
  selector: string,
  type: new () => Kind,
): Kind {
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} at ${selector}.`);
}
