import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** A tag in a text, on lines of its own or within a sentence. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;
