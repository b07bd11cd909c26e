// The headers of every response: the Node server and the edge build call `headersFor`, and the build writes `_headers` for
// static hosts. It must run in all three, so it imports nothing that only one of them has.
import { COVER_HOSTS } from './cover-hosts.ts';

/**
 * What is being answered. `file`: a page or another file of the build, also as 206 or 304. `redirect`: a 308 to another
 * address. `uncached`: an error, or anything else that must not be cached. `endpoint`: sets its own Cache-Control.
 */
export type AnswerKind = 'file' | 'redirect' | 'uncached' | 'endpoint';

/** Headers by name; no name occurs twice. */
export type HeaderSet = Readonly<Record<string, string>>;

const PLAYER = 'https://open.spotify.com';

/** Hashes of the inline scripts and styles. When a page has another one, the build stops (tooling/csp.ts) and prints its hash. */
const INLINE_SCRIPTS = ["'sha256-xEr+SwEktvCfZGBi5SUA5+rGq1Ab8//LO3Jf/sgkSf4='"];
const INLINE_STYLES = [
  "'sha256-MbV1HBjjsjil9KT3OPY47ljOSggJGS0WA+O1vUJ6hy0='",
  "'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow='",
];

const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", ...INLINE_SCRIPTS],
  'style-src': ["'self'", ...INLINE_STYLES],
  'img-src': ["'self'", 'data:', ...COVER_HOSTS],
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

/** The policy of files that are not pages. It is short, because there are many of them. */
const ASSET_POLICY: typeof POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const CACHING: Record<AnswerKind, HeaderSet> = {
  file: { 'Cache-Control': REVALIDATED },
  redirect: { 'Cache-Control': REVALIDATED },
  uncached: { 'Cache-Control': 'no-store' },
  endpoint: {},
};

const COMMON: HeaderSet = {
  'Content-Security-Policy': toPolicy(POLICY),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A year. Without `includeSubDomains`, because this site should not decide for the owner's other subdomains. */
const TLS_ONLY: HeaderSet = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Assets may be embedded by other sites: feed readers and link previews show pictures and recordings. */
const ASSET: HeaderSet = {
  'Content-Security-Policy': toPolicy(ASSET_POLICY),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What differs for the files of a folder. */
const FOLDERS: Readonly<Record<string, HeaderSet>> = {
  // Astro names these by their content.
  '/_astro/': { ...ASSET, 'Cache-Control': IMMUTABLE },
  // Only static hosts send these as files (tooling/static-music.ts). Their names have no ending that would tell the type.
  '/api/': { 'Content-Type': 'application/json; charset=utf-8' },
  '/cards/': ASSET,
  '/icons/': ASSET,
  // The search runs WebAssembly in a worker, which obeys the policy it was itself sent with; pages need not allow it.
  '/pagefind/': {
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
    ...COMMON,
    ...CACHING[kind],
    ...(kind === 'file' && folderHeaders(path)),
    ...(isOverTls && TLS_ONLY),
  };
}

/** The same headers as a `_headers` file for static hosts, all of which use TLS. `base`: the folder the site is published in. */
export function toHeadersFile(base = ''): string {
  const everywhere = rule(`${base}/*`, headersFor('/', 'file', { isOverTls: true }));
  const folders = Object.entries(FOLDERS).map(([folder, headers]) =>
    // A second rule for a path adds to the first; `!` removes the value it replaces.
    rule(`${base}${folder}*`, headers, Object.keys(headers)),
  );
  return [everywhere, ...folders].join('\n');
}

function folderHeaders(path: string): HeaderSet | undefined {
  const end = path.indexOf('/', 1) + 1;
  return end === 0 ? undefined : FOLDERS[path.slice(0, end)];
}

function toPolicy(directives: typeof POLICY): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function rule(pattern: string, headers: HeaderSet, replaced: readonly string[] = []): string {
  return [
    pattern,
    ...replaced.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ].join('\n');
}
