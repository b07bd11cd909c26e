import { settings } from './settings';
import { BLOCK_NAMES } from './words';

const LEVEL_NAMES = {
  none: 'with an eraser',
  hashes: 'with every hash redone',
  one: 'with one real key',
  all: 'with all three keys',
} as const;

/** What waits behind Play: "shipped says 40, with all three keys." */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { at, to, as, kept, crime } = settings.parse(query).values;
  const block = BLOCK_NAMES[at] ?? '';
  if (kept === 'list') return `${block} says ${String(to)}, in a plain list.`;
  if (crime === 'drop') return `block ${String(at)} has been taken out.`;
  if (crime === 'swap') return `block ${String(at)} has changed places.`;
  if (crime === 'forge') return `block ${String(at)} has another signature.`;
  if (crime === 'root') return 'the root of the boxes has been replaced.';
  return `${block} says ${String(to)}, ${LEVEL_NAMES[as]}.`;
}
