import { select } from 'hast-util-select';
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';

import { simplify } from './simplify';
import { toMarkdown } from './to-markdown';

function translate(html: string): string {
  const main = select('main', htmlToHast(`<main>${html}</main>`));
  return main ? toMarkdown(simplify(main, 'https://example.com/page')) : '';
}

test.each([
  ['an address is whole', '<p><a href="/a">One</a></p>', '[One](https://example.com/a)'],
  [
    'a link without words takes its label',
    '<a href="/a" aria-label="One"><img alt=""></a>',
    '[One](https://example.com/a)',
  ],
  [
    'a picture keeps its text alternative',
    '<p><img alt="One" src="/a.png"></p>',
    '![One](https://example.com/a.png)',
  ],
  [
    'words that only styles separate get a space',
    '<p><strong>One</strong><span>two</span></p>',
    '**One** two',
  ],
  [
    'coloured code is one text again',
    '<pre><code class="language-ts"><span class="token">a</span><span class="token">*b*</span>\n</code></pre>',
    '```ts\na*b*\n```',
  ],
  [
    'a drawing says its text alternative',
    '<svg aria-label="Two lines"><text>x</text></svg>',
    'Figure: Two lines',
  ],
  ['a drawing without one says nothing', '<p>One</p><svg><text>x</text></svg>', 'One'],
  [
    'terms become paragraphs',
    '<dl><div><dt>One</dt><dd><em>two</em></dd></div><div><dt>Tags</dt><dd><ul><li>a</li><li>b</li></ul></dd></div></dl>',
    '**One:** _two_\n\n**Tags:** a, b',
  ],
  [
    'a demo is a link to its page',
    '<figure data-widget="demo"><button>Play</button></figure>',
    '[A live demo runs on the page](https://example.com/page)',
  ],
  [
    'a recording is a link',
    '<audio src="/a.mp3"></audio>',
    '[Listen to the recording](https://example.com/a.mp3)',
  ],
  [
    'a video is a link',
    '<video src="/a.mp4"></video>',
    '[Watch the video](https://example.com/a.mp4)',
  ],
  [
    'a video may name its file in a source',
    '<video><source src="/a.mp4"></video>',
    '[Watch the video](https://example.com/a.mp4)',
  ],
  [
    'controls and hidden parts are left out',
    '<nav>a</nav><button>b</button><div hidden>c</div><i aria-hidden="true">d</i><b data-needs-script>e</b><p>One</p>',
    'One',
  ],
  [
    'a table stays a table',
    '<table><tr><th>A</th></tr><tr><td>1|2</td></tr></table>',
    '| A    |\n| ---- |\n| 1\\|2 |',
  ],
])('%s', (_name, html, markdown) => {
  expect(translate(html)).toBe(`${markdown}\n`);
});
