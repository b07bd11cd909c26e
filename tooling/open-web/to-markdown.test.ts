import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';

import { simplify } from './simplify';
import { toMarkdown } from './to-markdown';
import { findElement } from './tree';

function translate(html: string): string {
  const main = findElement(htmlToHast(`<main>${html}</main>`), ({ tagName }) => tagName === 'main');
  return main ? toMarkdown(simplify(main, 'https://example.com/page')) : '';
}

test.each([
  ['a heading', '<h2>One <em>two</em></h2>', '## One _two_'],
  ['a paragraph', '<p>One\n  <strong>two </strong>three</p>', 'One **two** three'],
  ['space inside of a sign', '<p>One<em> two </em>three</p>', 'One _two_ three'],
  [
    'a link that only speaks',
    '<a href="/a" aria-label="One"><img alt=""></a>',
    '[One](https://example.com/a)',
  ],
  ['words set apart by styles', '<p><strong>One</strong><span>two</span></p>', '**One** two'],
  ['words outside of paragraphs', '<div>One<p>two</p>three</div>', 'One\n\ntwo\n\nthree'],
  ['a link', '<p><a href="/a(b)">One</a></p>', '[One](https://example.com/a%28b%29)'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['a numbered list', '<ol start="9"><li>One</li><li>Two</li></ol>', '9. One\n10. Two'],
  [
    'a list of paragraphs',
    '<ol><li><p>One</p><p>Two</p></li><li>Three</li></ol>',
    '1. One\n\n   Two\n\n2. Three',
  ],
  ['a list in a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>', '- One\n  - Two'],
  ['two lists', '<ul><li>One</li></ul><ul><li>Two</li></ul>', '- One\n\n* Two'],
  ['code', '<pre><code class="language-ts">a *b*\n</code></pre>', '```ts\na *b*\n```'],
  ['code with a fence', '<pre><code>```\n</code></pre>', '````\n```\n````'],
  ['code in a line', '<p><code>a`b</code></p>', '``a`b``'],
  ['a quotation', '<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n>\n> Two'],
  ['a line', '<hr>', '---'],
  ['a break', '<p>One<br>two</p>', 'One\\\ntwo'],
  [
    'a table',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>',
    '| A    | B   |\n| ---- | --- |\n| 1\\|2 | 3   |',
  ],
  [
    'signs',
    '<p>a_b *c* [d] &amp;amp; &lt;e> `f`</p>',
    'a\\_b \\*c\\* \\[d\\] \\&amp; \\<e> \\`f\\`',
  ],
  ['a line that looks like a heading', '<p># One</p>', '\\# One'],
  ['a line that looks like a list', '<p>1. One</p><p>- two</p>', '1\\. One\n\n\\- two'],
])('%s', (_name, html, markdown) => {
  expect(translate(html)).toBe(`${markdown}\n`);
});
