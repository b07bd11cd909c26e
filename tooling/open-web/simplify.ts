import type { Element, ElementContent } from 'hast';

import { classWith, element, findElement, hasClass, text, textOf, textProperty } from './tree.ts';

/** What only makes sense on the page itself. */
const PAGE_ONLY = new Set(
  'script style template noscript nav button input select label form iframe'.split(' '),
);

const KEPT_PROPERTIES = new Set('href src alt title dateTime colSpan start'.split(' '));

/**
 * The children of an element as plain, self-contained HTML: drawings become their text alternative, definition lists
 * become paragraphs, controls go, and every address is whole.
 */
export function simplify(parent: Element, pageUrl: string): ElementContent[] {
  return parent.children.flatMap((child, index) => [
    ...simplifyNode(child, pageUrl),
    ...(isSetApart(child, parent.children[index + 1]) ? [text(' ')] : []),
  ]);
}

const RUN_TOGETHER = new Set('a em small span strong time'.split(' '));

/** Parts that only the stylesheet sets apart would run together as text. Code is made of such parts and must not change. */
function isSetApart(part: ElementContent, next: ElementContent | undefined): boolean {
  return (
    part.type === 'element' &&
    RUN_TOGETHER.has(part.tagName) &&
    !hasClass(part, 'token') &&
    next?.type === 'element'
  );
}

function simplifyNode(node: ElementContent, pageUrl: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isPageOnly(node)) return [];
  if (node.properties['dataWidget'] === 'demo') return [demoNote(pageUrl)];

  switch (node.tagName) {
    case 'a':
      return [element('a', wordsOf(node, pageUrl), keptProperties(node, pageUrl))];
    case 'svg':
      return describeDrawing(node);
    case 'code':
      return [element('code', [text(textOf(node))], languageOf(node))];
    case 'audio':
      return [linkTo(new URL(textProperty(node, 'src'), pageUrl).href, 'Listen to the recording')];
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
    properties['hidden'] === true ||
    properties['ariaHidden'] === 'true' ||
    properties['dataNeedsScript'] !== undefined
  );
}

/** A link around a picture without words says what it is only to those who listen. */
function wordsOf(link: Element, pageUrl: string): ElementContent[] {
  const words = simplify(link, pageUrl);
  const isSilent = words.every((node) => textOf(node).trim() === '' && !hasPicture(node));
  return isSilent ? [text(textProperty(link, 'ariaLabel'))] : words;
}

function hasPicture(node: ElementContent): boolean {
  return findElement(node, ({ tagName }) => tagName === 'img') !== undefined;
}

function demoNote(pageUrl: string): Element {
  return linkTo(pageUrl, 'A live demo runs on the page');
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
  const language = classWith(code, 'language-');
  return language === '' ? {} : { className: [language] };
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
