/** The page that the write-up weighs: a headline, a paragraph, a leaf and one action, with its style sheet. */

const HEADLINE = 'Plant one tree';
const PARAGRAPH =
  'Prakruti is Sanskrit for nature. Choose a tree that grows where you live, dig a hole twice as wide as its roots, and water it through its first summer.';
const ACTION = 'Find a tree';

/** The leaf: two arcs. */
export const LEAF = 'M100 20A100 100 0 0 1 100 180A100 100 0 0 1 100 20Z';

/** Every character that the page shows, once: all of them, and those of each weight. */
export const LETTERS = lettersOf(HEADLINE + PARAGRAPH + ACTION);
export const HEADLINE_LETTERS = lettersOf(HEADLINE);
export const TEXT_LETTERS = lettersOf(PARAGRAPH + ACTION);

function lettersOf(text: string): string {
  return [...new Set(text)].join('');
}

/** The printable characters of ASCII. */
export const ALPHABET = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join('');

/** The whole response, with fonts as data inside the style sheet. */
export function writePage(
  fonts: readonly { readonly weight: string; readonly base64: string }[],
): string {
  const faces = fonts.map(
    ({ weight, base64 }) =>
      `@font-face{font-family:A;font-weight:${weight};src:url(data:font/woff2;base64,${base64})}`,
  );
  const css = [
    ...faces,
    'body{margin:0;color:#3f7a35;background:#fff;font:1rem/1.45 A,Arial,sans-serif}',
    'main{display:grid;grid-template-columns:1fr 44%;align-items:center;gap:4%;min-height:100vh;padding:5%}',
    'h1{margin:0 0 .3em;font-size:clamp(2.25rem,1.768rem + 2.143vw,3.375rem);line-height:1}',
    'p{max-width:32ch;margin:0 0 1.2em}',
    'a{display:inline-block;padding:.6em 1.2em;border-radius:9in;color:#fff;background:#3f7a35}',
    'svg{width:100%;fill:#7fb069}',
  ];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Prakruti</title>',
    `<style>${css.join('')}</style>`,
    `<main><div><h1>${HEADLINE}</h1><p>${PARAGRAPH}</p><a href="/trees">${ACTION}</a></div>`,
    `<svg viewBox="20 16 160 168"><path d="${LEAF}"/></svg></main>`,
  ].join('');
}
