import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Contents } from './Contents';

const heading = (depth: number, text: string) => ({ depth, text, slug: text.toLowerCase() });

test('the sections of a write-up are listed, and not what is below them', () => {
  const headings = [heading(2, 'Why'), heading(3, 'Detail'), heading(2, 'How')];
  const html = renderToStaticMarkup(<Contents headings={headings} />);
  expect(html).toContain('<li><a href="#why">Why</a></li><li><a href="#how">How</a></li>');
  expect(html).not.toContain('Detail');
});

test('a write-up without sections has no contents list', () => {
  expect(renderToStaticMarkup(<Contents headings={[heading(3, 'Detail')]} />)).toBe('');
});
