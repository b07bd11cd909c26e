import type { Element, ElementContent } from 'hast';

import { element, findElement, hasClass, text, textOf, textProperty } from '../hast-tree';

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
    ...(needsSpace(child, parent.children[index + 1]) ? [text(' ')] : []),
  ]);
}

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
    return [linkTo(pageUrl, 'A live demo runs on the page')];
  }
  if (hasClass(node, 'callout')) return [element('blockquote', simplify(node, pageUrl))];

  switch (node.tagName) {
    case 'a':
      return [element('a', wordsOf(node, pageUrl), keptProperties(node, pageUrl))];
    case 'svg':
      return describeDrawing(node);
    case 'code':
      return [element('code', [text(textOf(node))], languageOf(node))];
    case 'math':
      return [describeFormula(node)];
    case 'video':
      return [linkTo(sourceOf(node, pageUrl), nameOf(node))];
    case 'audio':
      return [linkTo(sourceOf(node, pageUrl), 'Listen to the recording')];
    case 'dl':
      return describeTerms(node, pageUrl);
    default:
      return [element(node.tagName, simplify(node, pageUrl), keptProperties(node, pageUrl))];
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
function wordsOf(link: Element, pageUrl: string): ElementContent[] {
  const words = simplify(link, pageUrl);
  const isWordless = words.every((node) => textOf(node).trim() === '' && !hasPicture(node));
  return isWordless ? [text(textProperty(link, 'ariaLabel'))] : words;
}

function hasPicture(node: ElementContent): boolean {
  return findElement(node, ({ tagName }) => tagName === 'img') !== undefined;
}

function nameOf(video: Element): string {
  const label = textProperty(video, 'ariaLabel');
  return label === '' ? 'Watch the video' : `Video: ${label}`;
}

/** The file of a player, from its `src` or its `<source>`. */
function sourceOf(player: Element, pageUrl: string): string {
  const named = findElement(player, (part) => textProperty(part, 'src') !== '');
  return new URL(textProperty(named, 'src'), pageUrl).href;
}

/** The source of the formula, which MathML contains as an annotation. */
function describeFormula(math: Element): Element {
  const source = findElement(math, ({ tagName }) => tagName === 'annotation');
  const code = element('code', [text(textOf(source))], { className: ['language-math'] });
  return textProperty(math, 'display') === 'block' ? element('pre', [code]) : code;
}

function linkTo(href: string, words: string): Element {
  return element('p', [element('a', [text(words)], { href })]);
}

function describeDrawing(drawing: Element): ElementContent[] {
  const alternative = textProperty(drawing, 'ariaLabel');
  return alternative === '' ? [] : [element('p', [text(`Figure: ${alternative}`)])];
}

/** `dt` and `dd` in pairs, each pair inside a `div` or not. */
function describeTerms(list: Element, pageUrl: string): ElementContent[] {
  const groups = list.children.filter((child) => child.type === 'element');
  const pairs = groups.every(({ tagName }) => tagName === 'div') ? groups : [list];
  return pairs.map((pair) => {
    const term = findElement(pair, ({ tagName }) => tagName === 'dt');
    const meaning = findElement(pair, ({ tagName }) => tagName === 'dd');
    return element('p', [
      element('strong', [text(`${textOf(term)}:`)]),
      text(' '),
      ...(meaning ? inlineOf(simplify(meaning, pageUrl)) : []),
    ]);
  });
}

/** Lists inside a definition read as words with commas. */
function inlineOf(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'ul'
      ? [text(child.children.map(textOf).filter(Boolean).join(', '))]
      : [child],
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
