import type { Custom, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** A tag in a text, on lines of its own or within a sentence. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

type Children = NonNullable<Custom['children']>;

/** A Markdown node that becomes an element of HTML with these classes. */
export function element(tagName: string, className: string[], children: Children): Custom {
  return {
    type: tagName,
    data: { hName: tagName, hProperties: className.length > 0 ? { className } : {} },
    children,
  };
}
