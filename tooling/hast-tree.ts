import type { Element, ElementContent, Nodes } from 'hast';

/** Every element of a tree, in document order. */
export function elementsIn(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(elementsIn)] : own;
}

/** The first matching element, in document order. */
export function findElement(
  node: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  return elementsIn(node).find(matches);
}

/** Whether an element carries a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name);
}

/** A property of an element as text; empty when it has none. */
export function textProperty(element: Element | undefined, name: string): string {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
}

/** The content of a `<meta>` by its `name` or `property`; empty when there is none. */
export function metaContent(tree: Nodes, name: string): string {
  const meta = findElement(
    tree,
    ({ tagName, properties }) =>
      tagName === 'meta' && (properties['name'] === name || properties['property'] === name),
  );
  return textProperty(meta, 'content');
}

/** All text below a node. */
export function textOf(node: Nodes | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A new element. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A new text node. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}
