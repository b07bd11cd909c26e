/** The first match inside a root, of the type asked for; markup and script that disagree fail here, by name. */
export function requireElement<Kind extends Element>(
  root: ParentNode,
  selector: string,
  type: new () => Kind,
): Kind {
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} at ${selector}.`);
}
