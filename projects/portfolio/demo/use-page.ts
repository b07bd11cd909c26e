import { useState } from 'react';

import { useLatest } from '@/stage/use-answer';

import { listIslands } from './islands';
import type { Island, RootOnPage } from './islands';
import { findImports, findSelectors, sourceName, trace } from './trace';
import { nameOf } from './use-survey';
import { listFiles, pathOf, weigh } from './weigh';
import type { PageFile, Weight } from './weigh';

/** The page as it was found: what it weighs, which parts have script, the heaviest first, and which elements those scripts reach. */
export interface MeasuredPage {
  readonly files: readonly PageFile[];
  readonly weight: Weight;
  readonly islands: readonly Island[];
  /** In the order of the islands. */
  readonly reach: readonly (readonly Element[])[];
}

/** The file of src/stage/mount-demo.tsx; nothing but Play asks for it. */
const KIT = 'mount-demo';
const IN_THE_DOCUMENT = 'Inside the document';
const DATA_TYPES = /json/;
const TAB = 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]';

/** The page, and a way to measure it again. */
export interface Page extends MeasuredPage {
  readonly measureAgain: () => void;
}

/** Measures this page, and again when asked; nothing until it has been measured once. */
export function usePage(): Page | undefined {
  const [attempt, setAttempt] = useState(0);
  const { latest } = useLatest(measurePage, attempt);
  return latest && { ...latest.result, measureAgain: () => setAttempt((before) => before + 1) };
}

async function measurePage(_attempt: number, signal: AbortSignal): Promise<MeasuredPage> {
  await everythingIsHere(signal);
  // For the browser's own tab. Browsers fetch them whenever they like, or not at all.
  const icons = new Set(
    [...document.querySelectorAll<HTMLLinkElement>(TAB)].map(({ href }) => pathOf(href)),
  );
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .filter(isTimingEntry)
    .filter(({ name }) => !icons.has(pathOf(name)));
  const texts = await readScripts(listFiles(entries), signal);

  const scripts = findScripts();
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

  const found = [...scripts, rootOfPlay(starts)];
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
  };

  function elementsOf(path: string): Element[] {
    return findSelectors(texts.get(path) ?? '').flatMap(queryAll);
  }
}

/** Before that, files are missing from the list that the browser keeps. */
async function everythingIsHere(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true, signal }));
  }
  await document.fonts.ready;
}

/** What each script says. The browser has them all, so this moves nothing. */
async function readScripts(
  files: readonly PageFile[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const paths = files.filter(({ kind }) => kind === 'script').map(({ path }) => path);
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
function findScripts(): FoundRoot[] {
  const taken = new Set<string>();
  const unique = (name: string, path: string) => {
    const free = taken.has(name) ? `${name} (${path})` : name;
    taken.add(free);
    return free;
  };
  return [...document.scripts].flatMap((element): FoundRoot[] => {
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

function rootOfPlay(starts: readonly string[]): FoundRoot {
  return {
    name: 'demo',
    starts,
    starter: 'play',
    elements: [...document.querySelectorAll('[data-widget="demo"]')],
  };
}

function queryAll(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
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
