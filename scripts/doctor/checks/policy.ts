import { headersFor } from '../../../src/config/headers.ts';
import type { Finding } from '../finding.ts';
import { directiveOf, parsePolicy, policyAllows } from '../policy-allows.ts';
import type { CodeFile, Part, Site } from '../site.ts';

const { 'Content-Security-Policy': HEADER = '' } = headersFor('/', 'file', { isOverTls: true });
const POLICY = parsePolicy(HEADER);

/** How code names what it loads, with the directive that decides. */
const LOADS = [
  { directive: 'connect-src', pattern: /\bfetch\(\s*['"`]([a-z]+:\/\/[^'"`\s]+)/g },
  {
    directive: 'connect-src',
    pattern: /\bnew (?:WebSocket|EventSource)\(\s*['"`]([a-z]+:\/\/[^'"`\s]+)/g,
  },
  { directive: 'script-src', pattern: /\b(?:import\(|from)\s*['"](https?:\/\/[^'"\s]+)/g },
  { directive: 'style-src', pattern: /@import\s+(?:url\()?['"](https?:\/\/[^'"\s]+)/g },
  {
    directive: 'img-src',
    pattern: /<(?:img|image)\b[^>]*\b(?:src|href)=\{?['"`](https?:[^'"`\s]+)/g,
  },
  { directive: 'frame-src', pattern: /<iframe\b[^>]*\bsrc=\{?['"`](https?:[^'"`\s]+)/g },
  {
    directive: 'media-src',
    pattern: /<(?:audio|video|source)\b[^>]*\bsrc=\{?['"`](https?:[^'"`\s]+)/g,
  },
  { directive: 'img-src', pattern: /(?<!@import )url\(\s*['"]?(https?:\/\/[^'")\s]+)/g },
];

/** Strings that become code, which no source may do. */
const EVALUATES = /\beval\(|\bnew Function\(|\bdocument\.write\(|\.(?:inner|outer)HTML\s*=[^=]/g;

/** What the content security policy (src/config/headers.ts) will block when a visitor opens the page. */
export function checkPolicy({ sources, code }: Site): Finding[] {
  return [
    ...sources.flatMap(({ file, fields, parts }) => [
      ...parts.flatMap((part) => blockedParts(part).map((found) => ({ file, ...found }))),
      ...fields
        .filter(({ path, value }) => /(^|\.)iframe$/.test(path) && isBlocked('frame-src', value))
        .map(({ path, line, value }) => ({
          file,
          line,
          field: path,
          ...blocks('frame-src', value),
        })),
    ]),
    ...code.flatMap(blockedCode),
  ];
}

function blockedParts(part: Part): Omit<Finding, 'file'>[] {
  const { line, field } = part;
  if (part.kind === 'picture') {
    if (!isBlocked('img-src', part.url)) return [];
    return [{ line, field, ...blocks('img-src', part.url) }];
  }
  // Components of a write-up begin with a capital and check their own files.
  if (part.kind !== 'tag' || !/^[a-z]/.test(part.name)) return [];
  const { name, attributes } = part;
  const src = attributes['src'] ?? attributes['data'];
  const directive = directiveOf(name);
  const inline = Object.keys(attributes).find((key) => /^(style|on\w+)$/i.test(key));
  return [
    ...(directive && src !== undefined && isBlocked(directive, src)
      ? [{ line, field, ...blocks(directive, src) }]
      : []),
    ...(inline === undefined
      ? []
      : [
          {
            line,
            field,
            problem: `the policy blocks the attribute ${inline.toLowerCase()} of <${name}>`,
            fix: 'Remove it; styles go into a stylesheet, behaviour into a figure or demo.',
          },
        ]),
    ...(/^(script|style)$/.test(name) && src === undefined
      ? [
          {
            line,
            field,
            problem: `the policy blocks an inline <${name}>`,
            fix: 'Move it into a figure or a demo of the project.',
          },
        ]
      : []),
  ];
}

function blockedCode({ file, text }: CodeFile): Finding[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const loads = LOADS.flatMap(({ directive, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(([, address = '']) => isBlocked(directive, address))
      .map(({ 1: address = '', index }) => ({
        file,
        line: lineAt(index),
        field: 'code',
        ...blocks(directive, address),
      })),
  );
  const evaluates = [...text.matchAll(EVALUATES)].map(({ 0: call, index }) => ({
    file,
    line: lineAt(index),
    field: 'code',
    problem: `the policy blocks ${call.replace(/\W+$/, '').replace(/^\./, '')}, which makes code of text`,
    fix: 'Build elements and functions instead of text.',
  }));
  return [...loads, ...evaluates];
}

function isBlocked(directive: string, address: Site['sources'][number]['fields'][number]['value']) {
  return !policyAllows(POLICY, directive, String(address));
}

function blocks(directive: string, address: string | number | boolean) {
  return {
    problem: `the policy (${directive}) blocks ${address}`,
    fix:
      directive === 'img-src' || directive === 'media-src'
        ? 'Put the file beside the text and name it ./file, or link to it.'
        : 'Serve it from this site, or allow its host in src/config/headers.ts.',
  };
}
