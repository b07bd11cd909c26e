import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import { h } from 'hastscript';

import { hasClass, textOf, textProperty } from '../hast-tree';

/** Elements that only work on the page itself. */
const PAGE_ONLY = new Set(
  'script style template noscript nav button input select label form iframe'.split(' '),
);

const KEPT_PROPERTIES = new Set('href src alt title dateTime colSpan start'.split(' '));

/**
 * The children of an element as plain, self-contained HTML: drawings become their text alternative, definition lists
 * become paragraphs, controls are removed, and URLs are absolute.
 */
export function simplify(parent: Element, pageUrl: string): ElementContent[] {
  return parent.children.flatMap((child, index) => [
    ...simplifyNode(child, pageUrl),
    ...(needsSpace(child, parent.children[index + 1]) ? [SPACE] : []),
  ]);
}

const SPACE = { type: 'text', value: ' ' } as const;

const INLINE = new Set('a em small span strong time'.split(' '));

/** Inline neighbours that only the stylesheet separates need a space. The tokens of highlighted code do not. */
function needsSpace(part: ElementContent, next: ElementContent | undefined): boolean {
  return (
    part.type === 'element' &&
    INLINE.has(part.tagName) &&
    !hasClass(part, 'token') &&
    next?.type === 'element'
  );
}

function simplifyNode(node: ElementContent, pageUrl: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isPageOnly(node)) return [];
  if (node.properties['dataWidget'] === 'demo') {
    // The stage is the header of its page: of all that is on it, only its words can be read.
    const words = select('hgroup', node);
    const link = linkTo(pageUrl, 'A live demo runs on the page');
    return [...(words ? simplify(words, pageUrl) : []), link];
  }
  if (hasClass(node, 'callout')) return [h('blockquote', simplify(node, pageUrl))];

  switch (node.tagName) {
    case 'a':
      return [h('a', keptProperties(node, pageUrl), wordsOf(node, pageUrl))];
    case 'svg':
      return describeDrawing(node);
    case 'code':
      return [h('code', languageOf(node), textOf(node))];
    case 'math':
      return [describeFormula(node)];
    case 'video':
      return [linkTo(addressOfFile(node, pageUrl), labelOfVideo(node))];
    case 'audio':
      return [linkTo(addressOfFile(node, pageUrl), 'Listen to the recording')];
    case 'dl':
      return describeTerms(node, pageUrl);
    default:
      return [h(node.tagName, keptProperties(node, pageUrl), simplify(node, pageUrl))];
  }
}

function isPageOnly({ tagName, properties }: Element): boolean {
  return (
    PAGE_ONLY.has(tagName) ||
    (tagName === 'img' && !properties['alt']) ||
    properties['hidden'] !== undefined ||
    properties['ariaHidden'] === 'true' ||
    properties['dataNeedsScript'] !== undefined
  );
}

/** A link without visible words, such as one around a decorative picture, takes its label. */
function wordsOf(link: Element, pageUrl: string): ElementContent[] | string {
  const words = simplify(link, pageUrl);
  const isWordless = words.every((node) => textOf(node).trim() === '' && !select('img', node));
  return isWordless ? textProperty(link, 'ariaLabel') : words;
}

function labelOfVideo(video: Element): string {
  const label = textProperty(video, 'ariaLabel');
  return label === '' ? 'Watch the video' : `Video: ${label}`;
}

/** The file of a player, from its `src` or its `<source>`. */
function addressOfFile(player: Element, pageUrl: string): string {
  return new URL(textProperty(select('[src]', player), 'src'), pageUrl).href;
}

/** The source of the formula, which MathML contains as an annotation. */
function describeFormula(math: Element): Element {
  const code = h('code', { className: ['language-math'] }, textOf(select('annotation', math)));
  return textProperty(math, 'display') === 'block' ? h('pre', code) : code;
}

function linkTo(href: string, words: string): Element {
  return h('p', h('a', { href }, words));
}

function describeDrawing(drawing: Element): ElementContent[] {
  const alternative = textProperty(drawing, 'ariaLabel');
  return alternative === '' ? [] : [h('p', `Figure: ${alternative}`)];
}

/** `dt` and `dd` in pairs, each pair inside a `div` or not. */
function describeTerms(list: Element, pageUrl: string): ElementContent[] {
  const groups = list.children.filter((child) => child.type === 'element');
  const pairs = groups.every(({ tagName }) => tagName === 'div') ? groups : [list];
  return pairs.map((pair) => {
    const meaning = select('dd', pair);
    return h('p', [
      h('strong', `${textOf(select('dt', pair))}:`),
      ' ',
      ...(meaning ? inlineOf(simplify(meaning, pageUrl)) : []),
    ]);
  });
}

/** Lists inside a definition read as words with commas. */
function inlineOf(children: ElementContent[]): (ElementContent | string)[] {
  return children.map((child) =>
    child.type === 'element' && child.tagName === 'ul'
      ? child.children.map(textOf).filter(Boolean).join(', ')
      : child,
  );
}

/** The class that names the language of a block of code. */
function languageOf(code: Element): Element['properties'] {
  const names = [code.properties['className']].flat().map(String);
  const language = names.find((name) => name.startsWith('language-'));
  return language === undefined ? {} : { className: [language] };
}

function keptProperties({ properties }: Element, pageUrl: string): Element['properties'] {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => KEPT_PROPERTIES.has(name))
      .map(([name, value]) =>
        (name === 'href' || name === 'src') && typeof value === 'string'
          ? [name, new URL(value, pageUrl).href]
          : [name, value],
      ),
  );
}
