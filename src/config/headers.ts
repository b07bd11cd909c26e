// The headers of every response: the Node server and the edge build call `headersFor`, and the build writes `_headers` for
// static hosts. It must run in all three, so it imports nothing that only one of them has.
import { COVER_HOSTS } from './cover-hosts.ts';

/**
 * What is being answered. `file`: a page or another file of the build, also as 206 or 304. `redirect`: a 308 to another
 * address. `not-found`: the page for what is missing. `text`: a plain sentence, such as an error. `endpoint`: JSON that sets its
 * own Cache-Control.
 */
export type AnswerKind = 'file' | 'redirect' | 'not-found' | 'text' | 'endpoint';

/** Headers by name; no name occurs twice. */
export type HeaderSet = Readonly<Record<string, string>>;

const PLAYER = 'https://open.spotify.com';

/** Hashes of the inline scripts and styles. When a page has another one, the build stops (tooling/csp.ts) and prints its hash. */
const INLINE_SCRIPTS = ["'sha256-xEr+SwEktvCfZGBi5SUA5+rGq1Ab8//LO3Jf/sgkSf4='"];
const INLINE_STYLES = ["'sha256-MbV1HBjjsjil9KT3OPY47ljOSggJGS0WA+O1vUJ6hy0='"];

const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", ...INLINE_SCRIPTS],
  'style-src': ["'self'", ...INLINE_STYLES],
  'img-src': ["'self'", ...COVER_HOSTS],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [PLAYER],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // Made by the first script of every page (src/config/inline.ts), and by src/ui/trusted-icon.ts.
  'trusted-types': ['default', 'icons'],
};

/** Browser features that stay off. The microphone is allowed for this site because the audio visualiser can use it. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(self), midi=(), payment=(), serial=(), usb=()';

/** The policy of scripts and drawings. It is short, because a page loads many of them. */
const ASSET_POLICY: typeof POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

const EVERY_ANSWER: HeaderSet = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Browsers obey these on documents only, so other answers do not carry their weight. */
const DOCUMENT: HeaderSet = {
  'Content-Security-Policy': toPolicy(POLICY),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A year. Without `includeSubDomains`, because this site should not decide for the owner's other subdomains. */
const TLS_ONLY: HeaderSet = { 'Strict-Transport-Security': 'max-age=31536000' };

const WITH_POLICY: HeaderSet = { 'Content-Security-Policy': toPolicy(ASSET_POLICY) };

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const CACHING: Record<AnswerKind, HeaderSet> = {
  file: { 'Cache-Control': REVALIDATED },
  redirect: { 'Cache-Control': REVALIDATED },
  'not-found': { 'Cache-Control': 'no-store' },
  text: { 'Cache-Control': 'no-store' },
  endpoint: {},
};

/** Other sites may embed these: feed readers and link previews show pictures and recordings. */
const EMBEDDABLE: HeaderSet = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Only static hosts send these as files (tooling/static-music.ts). Their names have no ending that would tell the type. */
const STATIC_ENDPOINTS = '/api/*';

/** What some files carry besides; later ones replace earlier ones. `*` stands for any part of a path. */
const PATTERNS: Readonly<Record<string, HeaderSet>> = {
  // A worker obeys the policy it was sent with, and a browser opens SVG and other XML as a document, in which scripts may run.
  '/*.js': WITH_POLICY,
  '/*.svg': WITH_POLICY,
  '/*.xml': WITH_POLICY,
  // Astro names these by their content.
  '/_astro/*': { ...EMBEDDABLE, 'Cache-Control': IMMUTABLE },
  [STATIC_ENDPOINTS]: { 'Content-Type': 'application/json; charset=utf-8' },
  '/cards/*': EMBEDDABLE,
  '/icons/*': EMBEDDABLE,
  // The search runs WebAssembly in a worker, which obeys the policy it was itself sent with; pages need not allow it.
  '/pagefind/*.js': {
    'Content-Security-Policy': toPolicy({
      ...ASSET_POLICY,
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
    }),
  },
};

/** The headers that this site adds to an answer. The path is the one asked for, without its query. */
export function headersFor(
  path: string,
  kind: AnswerKind,
  { isOverTls }: { isOverTls: boolean },
): HeaderSet {
  return {
    ...EVERY_ANSWER,
    ...CACHING[kind],
    ...(isDocument(path, kind) && { ...DOCUMENT, ...(isOverTls && TLS_ONLY) }),
    ...(kind === 'file' && headersOfFile(path)),
  };
}

/**
 * The same headers as a `_headers` file for static hosts, all of which use TLS.
 * @param endings of all files of the build that are no pages, such as `css`
 * @param base the folder the site is published in
 */
export function toHeadersFile(endings: readonly string[], base = ''): string {
  const documentOnly = Object.keys({ ...DOCUMENT, ...TLS_ONLY });
  const notDocuments = [...endings.map((ending) => `/*.${ending}`), STATIC_ENDPOINTS];
  return [
    toRule(`${base}/*`, headersFor('/', 'file', { isOverTls: true })),
    // A second rule for a path adds to the first; `!` removes what it takes away or replaces.
    ...notDocuments.map((pattern) => toRule(base + pattern, {}, documentOnly)),
    ...Object.entries(PATTERNS).map(([pattern, headers]) =>
      toRule(base + pattern, headers, Object.keys(headers)),
    ),
  ].join('\n');
}

/** Pages are the files of the build that have no ending. */
function isDocument(path: string, kind: AnswerKind): boolean {
  if (kind === 'file') return !/\.[^/]*$/.test(path) && !matches(path, STATIC_ENDPOINTS);
  return kind === 'redirect' || kind === 'not-found';
}

function headersOfFile(path: string): HeaderSet {
  return Object.fromEntries(
    Object.entries(PATTERNS)
      .filter(([pattern]) => matches(path, pattern))
      .flatMap(([, headers]) => Object.entries(headers)),
  );
}

function matches(path: string, pattern: string): boolean {
  const [start = '', end = ''] = pattern.split('*');
  return path.startsWith(start) && path.endsWith(end);
}

function toPolicy(directives: typeof POLICY): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function toRule(pattern: string, headers: HeaderSet, removed: readonly string[] = []): string {
  return [
    pattern,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ].join('\n');
}
