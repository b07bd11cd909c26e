/** What the browser has written down about one download; the fields of a `PerformanceResourceTiming` that are used here. */
export interface TimingEntry {
  readonly name: string;
  readonly initiatorType: string;
  readonly startTime: number;
  /** The body that came over the network this time, plus a constant for its headers. 0: out of the cache. */
  readonly transferSize: number;
  /** The compressed body, also when it came out of the cache. 0: the browser does not say. */
  readonly encodedBodySize: number;
}

export const KINDS = ['words', 'styles', 'fonts', 'pictures', 'script', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One file of the page. */
export interface PageFile {
  readonly path: string;
  readonly kind: Kind;
  /** What a first visit has to fetch, without headers. 0: not reported. */
  readonly bytes: number;
  /** What this visit fetched, without headers. */
  readonly moved: number;
  /** Whether the browser had its body already. */
  readonly wasCached: boolean;
  /** Whether it came because of Play. */
  readonly isOfPlay: boolean;
}

/**
 * What `transferSize` has in place of the headers, whatever their size is (Resource Timing, section "transferSize"): a file
 * whose cached copy was confirmed has this and nothing else.
 */
const HEADERS_BYTES = 300;

const KIND_OF_ENDING: Readonly<Record<string, Kind>> = {
  js: 'script',
  mjs: 'script',
  css: 'styles',
  woff2: 'fonts',
  woff: 'fonts',
  svg: 'pictures',
  webp: 'pictures',
  png: 'pictures',
  jpg: 'pictures',
  avif: 'pictures',
  ico: 'pictures',
};

/** The kind of a file, by how it was asked for and how its path ends. */
export function kindOf(path: string, initiatorType: string): Kind {
  if (initiatorType === 'navigation') return 'words';
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return KIND_OF_ENDING[ending] ?? 'other';
}

/**
 * The files of the page, each once: this demo asks for scripts a second time, to read them, and the first time is the one that
 * counts. `isOfPlay`: whether a script or a stylesheet came because of Play; nothing else does.
 */
export function listFiles(
  entries: readonly TimingEntry[],
  isOfPlay: (path: string, entry: TimingEntry) => boolean = () => false,
): PageFile[] {
  const files = new Map<string, PageFile>();
  for (const entry of entries.toSorted((one, other) => one.startTime - other.startTime)) {
    const path = pathOf(entry.name);
    if (path === undefined || files.has(path)) continue;
    const kind = kindOf(path, entry.initiatorType);
    const bytes = entry.encodedBodySize;
    const moved = Math.max(entry.transferSize - HEADERS_BYTES, 0);
    files.set(path, {
      path,
      kind,
      bytes,
      moved,
      wasCached: moved < bytes,
      isOfPlay: (kind === 'script' || kind === 'styles') && isOfPlay(path, entry),
    });
  }
  return [...files.values()];
}

/** The path of an address; nothing for what was never a download, such as `data:`. */
export function pathOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, pathname } = new URL(address);
  return protocol.startsWith('http') ? pathname : undefined;
}

/** The page in sums. */
export interface Weight {
  /** What reading the page takes: everything that is not of Play. */
  readonly page: Readonly<Record<Kind, number>>;
  readonly pageBytes: number;
  /** What Play added: scripts and styles of the demo. */
  readonly playBytes: number;
  readonly moved: number;
  readonly files: number;
  readonly cached: number;
  /** Files whose size the browser keeps to itself; no sum has them. */
  readonly unreported: number;
}

/** Adds up the files. */
export function weigh(files: readonly PageFile[]): Weight {
  const ofPage = files.filter(({ isOfPlay }) => !isOfPlay);
  const page = { words: 0, styles: 0, fonts: 0, pictures: 0, script: 0, other: 0 };
  for (const { kind, bytes } of ofPage) page[kind] += bytes;
  return {
    page,
    pageBytes: sum(ofPage, 'bytes'),
    playBytes: sum(files, 'bytes') - sum(ofPage, 'bytes'),
    moved: sum(files, 'moved'),
    files: files.length,
    cached: files.filter(({ wasCached }) => wasCached).length,
    unreported: files.filter(({ bytes }) => bytes === 0).length,
  };
}

function sum(files: readonly PageFile[], key: 'bytes' | 'moved'): number {
  return files.reduce((total, file) => total + file[key], 0);
}
