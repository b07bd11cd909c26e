import type { Root, Trace } from './trace';
import type { PageFile } from './weigh';

/** A root as the page shows it. */
export interface RootOnPage extends Root {
  /** How it is started: by a script element, inside the document, or by Play. */
  readonly starter: 'module' | 'inline' | 'play';
  /** What it reaches, by the names that a screen reader would say. */
  readonly reaches: readonly string[];
  /** Its text, when it is inside the document and has no file. */
  readonly text?: string;
}

/** A part of the page that has script: what it weighs, and what for. */
export interface Island {
  readonly name: string;
  readonly bytes: number;
  readonly files: readonly string[];
  readonly reason: string;
  readonly when: string;
  /** Whether it is inside the document, whose bytes have it already. */
  readonly isInline: boolean;
  /** Whether it comes only when Play is pressed: this demo. */
  readonly isOfPlay: boolean;
}

const WHEN: Readonly<Record<RootOnPage['starter'], string>> = {
  inline: 'before the first paint',
  module: 'after the text',
  play: 'when Play is pressed',
};
const MOST_NAMES = 2;
export const SHARED = 'shared';

/** All islands of the page in the order in which it names them; what several need comes last, once. */
export function listIslands(
  roots: readonly RootOnPage[],
  { own, shared }: Trace,
  files: readonly PageFile[],
): Island[] {
  const bytesOf = (paths: readonly string[]) =>
    files.filter(({ path }) => paths.includes(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  const islands = roots.map(({ name, starter, reaches, text }) => {
    const paths = own.get(name) ?? [];
    return {
      name,
      bytes: text === undefined ? bytesOf(paths) : new TextEncoder().encode(text).length,
      files: paths,
      reason: giveReason(reaches, starter),
      when: WHEN[starter],
      isInline: text !== undefined,
      isOfPlay: starter === 'play',
    };
  });
  if (shared.length === 0) return islands;
  return [
    ...islands,
    {
      name: SHARED,
      bytes: bytesOf(shared),
      files: shared,
      reason: 'Used by more than one of them, counted once',
      when: 'with the first',
      isInline: false,
      isOfPlay: false,
    },
  ];
}

/** What a script is for, in the words of the elements that it reaches. */
export function giveReason(reaches: readonly string[], starter: RootOnPage['starter']): string {
  if (starter === 'play') return 'This demo';
  const names = [...new Set(reaches)];
  if (names.length === 0) {
    return starter === 'inline' ? 'Sets up the page' : 'No part of the page as it is';
  }
  const shown = names.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
