import { useMemo } from 'react';

import { useLatest } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';

import { listIslands } from './islands';
import type { Island, RootOnPage } from './islands';
import type { Settings } from './settings';
import { findAddresses, findImports, findSelectors, sourceName, trace } from './trace';
import { nameOf, useSurvey } from './use-survey';
import type { SurveyedPage } from './use-survey';
import { kindOf, listFiles, pathOf, weigh } from './weigh';
import type { PageFile, Weight } from './weigh';

/** The page as it was found: what it weighs, which parts have script, the heaviest first, and which elements those scripts reach. */
export interface MeasuredPage {
  readonly files: readonly PageFile[];
  readonly weight: Weight;
  readonly islands: readonly Island[];
  /** In the order of the islands. */
  readonly reach: readonly (readonly Element[])[];
  /** The body of the page; of another page than the one in the window, it stands nowhere. */
  readonly root: HTMLElement;
  /** Whether it is the page in the window. */
  readonly isHere: boolean;
}

/** With where its parts stand. */
export interface DrawnPage extends MeasuredPage {
  readonly surveyed: SurveyedPage;
}

/** The file of src/stage/mount-demo.tsx; nothing but Play asks for it. */
const KIT = 'mount-demo';
const IN_THE_DOCUMENT = 'Inside the document';
const DATA_TYPES = /json/;
const TAB = 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]';

/** What is fetched after the first measurement, such as a preview under the pointer, is not of the page; a second run must weigh the same. */
let measuredAt = Infinity;

/** Measures the page that the run belongs to: this one, or the write-up where the stage stands elsewhere. Nothing before it can be drawn. */
export function usePage(run: Run<Settings>): DrawnPage | undefined {
  const { pathname } = new URL(run.link());
  const page = useLatest(measurePage, pathname).latest?.result;
  const surveyed = useSurvey(page);
  return useMemo(() => page && surveyed && { ...page, surveyed }, [page, surveyed]);
}

async function measurePage(pathname: string, signal: AbortSignal): Promise<MeasuredPage> {
  await everythingIsHere(signal);
  const isHere = pathname === location.pathname;
  const source = isHere ? document : await fetchDocument(pathname, signal);
  const scripts = findScripts(source);
  const root = isHere ? document.body : takeBody(source);
  if (isHere) await showPictures(root);
  const scope = isHere ? document : root;
  const isOfPage = isHere ? () => true : await fetchFiles(source, pathname, scripts, signal);
  // For the browser's own tab. Browsers fetch them whenever they like, or not at all.
  const icons = new Set(
    [...source.querySelectorAll<HTMLLinkElement>(TAB)].map(({ href }) => pathOf(href)),
  );
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .filter(isTimingEntry)
    .filter(
      ({ name, startTime }) =>
        startTime <= measuredAt && !icons.has(pathOf(name)) && isOfPage(pathOf(name)),
    );
  measuredAt = Math.min(measuredAt, performance.now());
  const texts = await readScripts(
    listFiles(entries).flatMap(({ kind, path }) => (kind === 'script' ? [path] : [])),
    signal,
  );

  const read = findImports(
    scripts.flatMap(({ starts }) => starts),
    texts,
  );
  const starts = findStartsOfPlay(texts);
  const played = findImports(starts, texts);
  const kit = entries.find(({ name }) => sourceName(name) === KIT);
  const files = listFiles(entries, (path, { startTime }) =>
    // The address of a shared run fetches the demo before Play; it is the demo's all the same.
    texts.has(path)
      ? played.has(path) && !read.has(path)
      : startTime >= (kit?.startTime ?? Infinity),
  );

  const found = [...scripts, rootOfPlay(starts, scope)];
  const traced = trace(found, texts);
  const elements = found.map(
    (root) => root.elements ?? (traced.own.get(root.name) ?? []).flatMap(elementsOf),
  );
  const islands = listIslands(
    found.map((root, index) => ({ ...root, reaches: namesOf(elements[index] ?? []) })),
    traced,
    files,
  )
    .map((island, index) => ({ island, reached: elements[index] ?? [] }))
    .toSorted((one, other) => other.island.bytes - one.island.bytes);
  return {
    files,
    weight: weigh(files),
    islands: islands.map(({ island }) => island),
    reach: islands.map(({ reached }) => reached),
    root,
    isHere,
  };

  function elementsOf(path: string): Element[] {
    return findSelectors(texts.get(path) ?? '').flatMap((selector) => queryAll(scope, selector));
  }
}

/** Before that, files are missing from the list that the browser keeps. */
async function everythingIsHere(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true, signal }));
  }
  await document.fonts.ready;
}

/** The whole page is hung up, so the pictures that wait for a scroll are fetched and weighed as well. */
async function showPictures(root: HTMLElement): Promise<void> {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
  for (const picture of pictures) picture.loading = 'eager';
  // One that does not come is left grey.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Another page of this site, unlike a string of it never run. */
function fetchDocument(pathname: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', pathname);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.responseXML) resolve(request.responseXML);
      else reject(new Error(`There is no page at ${pathname}.`));
    });
    request.addEventListener('error', () => reject(new Error(`${pathname} did not come.`)));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

/** The content of another page, as wide as the window, ready to be measured in it. */
function takeBody({ body, scripts }: Document): HTMLElement {
  for (const script of [...scripts]) script.remove();
  const root = document.createElement('div');
  root.append(...body.childNodes);
  Object.assign(root.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${document.documentElement.clientWidth}px`,
    visibility: 'hidden',
  });
  return root;
}

/** Fetches what another page fetches, so that the browser notes its weight; answers whether a path is of that page. */
async function fetchFiles(
  source: Document,
  pathname: string,
  scripts: readonly FoundRoot[],
  signal: AbortSignal,
): Promise<(path: string | undefined) => boolean> {
  const styles = [...source.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const paths = new Set([pathname]);
  for (const { href } of styles) paths.add(pathOf(href) ?? pathname);
  let next = [...scripts.flatMap(({ starts }) => starts), pathOf(import.meta.url) ?? pathname];
  while (next.length > 0) {
    for (const path of next) paths.add(path);
    const texts = await readScripts(next, signal);
    next = [...texts]
      .flatMap(([path, text]) => findAddresses(text).map((one) => pathOf(resolve(one, path))))
      .filter((path): path is string => path !== undefined && !paths.has(path));
  }
  return (path) => path !== undefined && (paths.has(path) || kindOf(path, '') === 'fonts');
}

function resolve(address: string, from: string): string {
  return new URL(address, new URL(from, location.href)).href;
}

/** What each script says. The browser has them all, so this moves nothing. */
async function readScripts(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const texts = await Promise.all(
    paths.map(async (path) => {
      try {
        const answer = await fetch(path, { cache: 'force-cache', signal });
        return answer.ok ? await answer.text() : '';
      } catch {
        // Unread, it is still weighed, and listed as shared.
        return '';
      }
    }),
  );
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

type FoundRoot = Omit<RootOnPage, 'reaches'> & { readonly elements?: readonly Element[] };

/** Every script that the document names, in its order. */
function findScripts({ scripts }: Document): FoundRoot[] {
  const taken = new Set<string>();
  const unique = (name: string, path: string) => {
    const free = taken.has(name) ? `${name} (${path})` : name;
    taken.add(free);
    return free;
  };
  return [...scripts].flatMap((element): FoundRoot[] => {
    const path = pathOf(element.src);
    if (path === undefined) {
      if (DATA_TYPES.test(element.type)) return [];
      const name = unique(IN_THE_DOCUMENT, String(taken.size));
      return [{ name, starts: [], starter: 'inline', text: element.text, elements: [] }];
    }
    return [{ name: unique(sourceName(path), path), starts: [path], starter: 'module' }];
  });
}

/** Play fetches the file that starts demos, and the demo: the file in which this line is. */
function findStartsOfPlay(texts: ReadonlyMap<string, string>): string[] {
  const own = pathOf(import.meta.url);
  return [...texts.keys()].filter((path) => path === own || sourceName(path) === KIT);
}

function rootOfPlay(starts: readonly string[], scope: ParentNode): FoundRoot {
  return {
    name: 'demo',
    starts,
    starter: 'play',
    elements: [...scope.querySelectorAll('[data-widget="demo"]')],
  };
}

function queryAll(scope: ParentNode, selector: string): Element[] {
  try {
    return [...scope.querySelectorAll(selector)];
  } catch {
    // Not a selector after all.
    return [];
  }
}

function namesOf(elements: readonly Element[]): string[] {
  return elements.map(nameOf).filter((name) => name !== '');
}

function isTimingEntry(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return entry instanceof PerformanceResourceTiming;
}
