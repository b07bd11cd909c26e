import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { expect, test } from 'vitest';

import { escapeXml } from './escape-xml';

const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true });

test('markup in a title stays text', () => {
  expect(escapeXml('a < b & "c"')).toBe('a &lt; b &amp; &quot;c&quot;');
});

test('control characters that XML forbids are left out', () => {
  expect(escapeXml('a\u0000b\u000Bc\uFFFEd')).toBe('abcd');
});

test('any text comes back from an XML parser unchanged, except for what XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const xml = `<a>x${escapeXml(text)}x</a>`;
      SyntaxValidator.validate(xml);
      expect(parser.parse(xml)).toEqual({ a: `x${allowed(text)}x` });
    }),
  );
});

function allowed(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
