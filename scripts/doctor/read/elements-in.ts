import type { Element, Nodes } from 'hast';

/** Every element of a tree, in document order. */
export function elementsIn(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(elementsIn)] : own;
}
