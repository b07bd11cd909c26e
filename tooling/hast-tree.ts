import type { Element, Nodes } from 'hast';
import { select } from 'hast-util-select';

/** Every element of a tree, in document order. */
export function elementsIn(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(elementsIn)] : own;
}

/** Whether an element carries a class. A selector would be parsed for every element of every page. */
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
  return textProperty(select(`meta[name="${name}"], meta[property="${name}"]`, tree), 'content');
}

/** All text below a node. */
export function textOf(node: Nodes | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
