import { headersFor } from '../../../src/config/headers.ts';
import type { Finding, Problem } from '../finding.ts';
import { DIRECTIVES, parsePolicy, policyAllows } from '../policy-allows.ts';
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
    ...sources.flatMap(({ file, parts }) =>
      parts.flatMap((part) => {
        const { line, field } = part;
        return blockedParts(part).map((problem) => ({ file, line, field, ...problem }));
      }),
    ),
    ...code.flatMap(blockedCode),
  ];
}

function blockedParts(part: Part): Problem[] {
  if (part.kind === 'picture') return blocks('img-src', part.url);
  // Components of a write-up begin with a capital and check their own files.
  if (part.kind !== 'tag' || !/^[a-z]/.test(part.name)) return [];
  const { name, attributes } = part;
  const src = attributes['src'] ?? attributes['data'];
  const directive = DIRECTIVES[name];
  const inline = Object.keys(attributes).filter((key) => /^(style|on\w+)$/i.test(key));
  return [
    ...(directive && src !== undefined ? blocks(directive, src) : []),
    ...inline.map((attribute) => ({
      problem: `the policy blocks the attribute ${attribute.toLowerCase()} of <${name}>`,
      fix: 'Remove it; styles go into a stylesheet, behaviour into a figure or demo.',
    })),
    ...(/^(script|style)$/.test(name) && src === undefined
      ? [
          {
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
    [...text.matchAll(pattern)].flatMap(({ 1: address = '', index }) =>
      blocks(directive, address).map((problem) => ({
        file,
        line: lineAt(index),
        field: 'code',
        ...problem,
      })),
    ),
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

/** Empty when the policy allows the address. */
function blocks(directive: string, address: string): Problem[] {
  if (policyAllows(POLICY, directive, address)) return [];
  const isMedia = directive === 'img-src' || directive === 'media-src';
  return [
    {
      problem: `the policy (${directive}) blocks ${address}`,
      fix: isMedia
        ? 'Put the file beside the text and name it ./file, or link to it.'
        : 'Serve it from this site, or allow its host in src/config/headers.ts.',
    },
  ];
}
