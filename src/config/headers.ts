// The headers of every answer, for every engine: the Node server and the edge build call `headersFor`, and the build writes
// `_headers` for hosts that only have files. It imports nothing that only one of them has.
import { COVER_HOSTS } from './cover-hosts.ts';

/**
 * What is being answered. `file`: a page or another file of the build, whole, in part or unchanged. `redirect`: its address
 * lies elsewhere. `refusal`: an error, or anything else that nobody may keep. `endpoint`: it says itself how long it may be kept.
 */
export type AnswerKind = 'file' | 'redirect' | 'refusal' | 'endpoint';

/** Headers by name; no name occurs twice. */
export type HeaderSet = Readonly<Record<string, string>>;

const PLAYER = 'https://open.spotify.com';

/** Hashes of what pages carry inline. The build stops when a page has anything else (tooling/csp.ts), and prints its hash. */
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

/** What a browser may not lend to anybody here; only the visualiser listens, when it is asked to. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(self), midi=(), payment=(), serial=(), usb=()';

/** The policy of files that are no pages, most of which a browser never asks about; it is short because there are many. */
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
  refusal: { 'Cache-Control': 'no-store' },
  endpoint: {},
};

const EVERYWHERE: HeaderSet = {
  'Content-Security-Policy': toPolicy(POLICY),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A year. Without `includeSubDomains`: the owner's other names are not this site's to decide about. */
const OVER_TLS: HeaderSet = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Among assets are pictures and recordings that feeds and previews show on other sites. */
const ASSET: HeaderSet = {
  'Content-Security-Policy': toPolicy(ASSET_POLICY),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What differs for the files of a folder. */
const FOLDERS: Readonly<Record<string, HeaderSet>> = {
  // Astro names these by their content.
  '/_astro/': { ...ASSET, 'Cache-Control': IMMUTABLE },
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
    ...EVERYWHERE,
    ...CACHING[kind],
    ...(kind === 'file' && ofFolder(path)),
    ...(isOverTls && OVER_TLS),
  };
}

/** The same headers as a `_headers` file, which hosts of static files read. They speak TLS, all of them. */
export function toHeadersFile(): string {
  const everywhere = rule('/*', { ...headersFor('/', 'file', { isOverTls: true }) });
  const folders = Object.entries(FOLDERS).map(([folder, headers]) =>
    // A second rule for a path adds to the first; `!` takes back what it replaces.
    rule(`${folder}*`, headers, Object.keys(headers)),
  );
  return [everywhere, ...folders].join('\n');
}

function ofFolder(path: string): HeaderSet | undefined {
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
