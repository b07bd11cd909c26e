import { useEffect, useState } from 'react';

import type { Standing } from './load';
import type { Box, Extent } from './map-layout';
import { nextPicture, readPrint } from './page-painter';
import type { Print } from './page-painter';
import type { MeasuredPage } from './use-page';

/** Something that stands on the page, in pixels of the page. */
export interface Part {
  readonly box: Box;
  readonly look: 'heading' | 'text' | 'picture';
}

/** A part that a script reaches, with the number of its island. */
export interface AwakePart {
  readonly box: Box;
  readonly name: string;
  readonly island: number;
}

/** Where everything on the page stands. */
export interface Survey {
  readonly page: Extent;
  readonly still: readonly Part[];
  readonly awake: readonly AwakePart[];
  readonly stage: Box;
  /** The numbers of the islands that reach it. */
  readonly stageIslands: readonly number[];
  /** Where the first part of each island begins. Unset: it stands nowhere. */
  readonly tops: readonly (number | undefined)[];
}

const HEADINGS = 'h1, h2, h3, h4';
const PICTURES = 'svg, img, picture, video, figure, hr';
/** A link is one part, whatever a window has room for of what stands in it. */
const BLOCKS = `${HEADINGS}, ${PICTURES}, a, p, ul, ol, dl, table, pre, nav, blockquote`;
const STAGE = '[data-widget="demo"]';
const DECORATION = '[aria-hidden="true"], script, style';
const LONGEST_NAME = 36;
/** Code, without a name of its own. */
const CODE = 'Code example';
/** What visitors call the parts whose names are made for screen readers, and those of which there are many. */
const SHORT_NAMES = [
  ['[data-open-palette]', 'Search'],
  ['[data-set-theme]', 'Theme'],
  ['[data-preview]', 'Cover'],
  ['pre', CODE],
  ['a[href^="#"], li:has(> a[href^="#"])', 'Contents link'],
] as const;
/** What is left of the margins on the map. */
const MARGIN_PX = 24;
/** Smaller things are there for screen readers only. */
const LEAST_PX = 4;

/** The page as it stands, and as it can be printed. */
export interface SurveyedPage {
  readonly survey: Survey;
  readonly parts: readonly Standing[];
  readonly print: Print;
}

/** The last survey: in full screen, where none can be made, a new run starts from it. */
let last: { readonly root: HTMLElement; readonly surveyed: SurveyedPage } | undefined;

/** The page's parts, and again whenever its size changes. */
export function useSurvey(page: MeasuredPage | undefined): SurveyedPage | undefined {
  const [surveyed, setSurveyed] = useState<SurveyedPage>();
  useEffect(() => {
    if (!page) return;
    const { root, reach } = page;
    let asked = 0;
    let reading = Promise.resolve();
    const read = async (turn: number) => {
      if (turn !== asked || isFullScreen()) return;
      const next = await readPage(root, reach);
      if (turn !== asked || isFullScreen()) return;
      last = { root, surveyed: next };
      setSurveyed(next);
    };
    // One after another, because each may put the page into the document and take it out again.
    const observer = new ResizeObserver(() => {
      const turn = (asked += 1);
      reading = reading.then(() => read(turn));
    });
    observer.observe(document.body);
    return () => {
      asked += 1;
      observer.disconnect();
    };
  }, [page]);
  return surveyed ?? (last?.root === page?.root ? last?.surveyed : undefined);
}

/** In full screen the stage is not on the page; the last survey is still true. */
function isFullScreen(): boolean {
  return document.fullscreenElement !== null;
}

/** Reads a page in steps, a picture apart, because all at once would hold up what moves. Another page stands in this one meanwhile. */
async function readPage(
  root: HTMLElement,
  reach: readonly (readonly Element[])[],
): Promise<SurveyedPage> {
  const isGuest = !root.isConnected;
  if (isGuest) document.body.append(root);
  try {
    await nextPicture();
    const survey = surveyPage(root, reach);
    await nextPicture();
    return { survey, parts: partsOf(survey), print: await readPrint(root) };
  } finally {
    if (isGuest) root.remove();
  }
}

function partsOf({ still, awake, stage }: Survey): Standing[] {
  return [
    { y: stage.y, isMoving: true },
    ...awake.map(({ box }) => ({ y: box.y, isMoving: true })),
    ...still.map(({ box }) => ({ y: box.y, isMoving: false })),
  ];
}

/** Measures every part of the page where it stands. */
export function surveyPage(root: HTMLElement, reach: readonly (readonly Element[])[]): Survey {
  const stage = root.querySelector(STAGE);
  const islandOf = new Map<Element, number>();
  for (const [island, elements] of reach.entries()) {
    for (const element of elements) {
      // The stage counts as one part, with everything on it.
      const isOfStage = stage !== null && (element.contains(stage) || stage.contains(element));
      if (!isOfStage && !islandOf.has(element)) islandOf.set(element, island);
    }
  }
  const reached = [...islandOf.keys()];
  const still: Part[] = [];
  walk(root);

  const awake = [...islandOf]
    .flatMap(([element, island]) => {
      const box = boxOf(element);
      return isSeen(box) ? [{ box, island, name: shortNameOf(element) }] : [];
    })
    .toSorted((one, other) => one.box.y - other.box.y);
  const stageBox = boxOf(stage);
  return {
    page: extentOf(root, [...still, ...awake, { box: stageBox }]),
    still,
    awake,
    stage: stageBox,
    stageIslands: [...reach.keys()].filter((island) =>
      reach[island]?.some((one) => one.contains(stage) || stage?.contains(one)),
    ),
    tops: reach.map((elements) => {
      const boxes = elements.map(boxOf).filter(isSeen);
      return boxes.length === 0 ? undefined : Math.min(...boxes.map(({ y }) => y));
    }),
  };

  function walk(element: Element): void {
    if (element === stage || islandOf.has(element) || element.matches(DECORATION)) return;
    const holdsMore =
      (stage && element.contains(stage)) || reached.some((one) => element.contains(one));
    const isWhole = element.matches(BLOCKS) || element.childElementCount === 0;
    if (holdsMore || !isWhole) {
      for (const child of element.children) walk(child);
      return;
    }
    const box = boxOf(element);
    if (isSeen(box)) still.push({ box, look: lookOf(element) });
  }
}

/** The whole height of the page, and its width without empty margins. */
function extentOf(root: HTMLElement, parts: readonly { readonly box: Box }[]): Extent {
  const { clientWidth, scrollHeight } = document.documentElement;
  const height = root === document.body ? scrollHeight : root.scrollHeight;
  const lefts = parts.map(({ box }) => box.x);
  const rights = parts.map(({ box }) => box.x + box.width);
  const left = Math.max(Math.min(...lefts) - MARGIN_PX, 0);
  const right = Math.min(Math.max(...rights) + MARGIN_PX, clientWidth);
  return { left, width: right - left, height };
}

function boxOf(element: Element | null | undefined): Box {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left + scrollX, y: top + scrollY, width, height };
}

/** What a screen reader would say, or what stands on it. */
export function nameOf(element: Element): string {
  const label = element.ariaLabel ?? element.querySelector('button')?.textContent;
  const said = element.matches('pre') ? CODE : element.textContent;
  const name = (label ?? said).replaceAll(/\s+/g, ' ').trim();
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()}…` : name;
}

function shortNameOf(element: Element): string {
  const short = SHORT_NAMES.find(([selector]) => element.matches(selector));
  return short ? short[1] : nameOf(element);
}

function isSeen({ width, height }: Box): boolean {
  return width > LEAST_PX && height > LEAST_PX;
}

function lookOf(element: Element): Part['look'] {
  if (element.matches(HEADINGS)) return 'heading';
  return element.matches(PICTURES) ? 'picture' : 'text';
}
