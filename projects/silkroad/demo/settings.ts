import { elementAt } from '@/lib/element-at';
import { choice, defineSettings, line, whole } from '@/stage/settings';

import { LEVELS } from './attacks';
import type { Level } from './attacks';
import type { Role } from './ledger';

/** What is done to the record. `number` is the gesture; the others are in More. */
export const CRIMES = ['number', 'root', 'drop', 'swap', 'forge'] as const;

/** What the seven blocks say was done; the place tells two of a kind apart. */
export const BLOCK_NAMES = [
  'made',
  'inspected at the factory',
  'shipped',
  'received',
  'inspected at the hospital',
  'dispensed at the counter',
  'dispensed on the ward',
] as const;

/** What each of them is, as the one that says a number: "the shipment says 40". */
export const RECORD_NAMES = [
  'the factory record',
  'the first check',
  'the shipment',
  'the delivery',
  'the second check',
  'the counter',
  'the ward',
] as const;

/** "1 box", "8 boxes". */
export function unitOf(count: number): string {
  return count === 1 ? 'box' : 'boxes';
}

export const BOXES = { from: 0, to: 99 } as const;

export const LONGEST_SERIAL = 40;

/** Everything a run depends on. Hashes and signatures differ each time, because the keys do; verdicts do not. */
export const settings = defineSettings({
  at: whole({ name: 'Block to change', start: 2, from: 0, to: BLOCK_NAMES.length - 1 }),
  to: whole({
    name: 'Boxes it says',
    start: 48,
    ...BOXES,
    unit: unitOf,
  }),
  as: choice('How the lie is hidden', LEVELS, 'none'),
  kept: choice('How the record is kept', ['list', 'chain'] as const, 'list'),
  crime: choice('What is done', CRIMES, 'number'),
  box: whole({ name: 'Box to prove', start: 17, from: 1, to: BOXES.to }),
  serial: line('A serial number', '', LONGEST_SERIAL),
  seed: whole({ name: 'Seed', start: 189, from: 0, to: 2 ** 31 - 1 }),
});

export type Settings = typeof settings.start;

/** Whether a box has been chosen or typed that is not the first one in hand. */
export function isAboutBox({ box, serial }: Pick<Settings, 'box' | 'serial'>): boolean {
  return box !== settings.start.box || serial !== '';
}

/** How the liar of a block of this role hides it: "You write 40 for the shipment with all three keys". */
export function nameTool(level: Level, role: Role): string {
  if (level === 'none') return 'and nothing else';
  if (level === 'hashes') return 'and redo each hash (a fingerprint)';
  return level === 'all' ? 'with all three keys' : `with the ${role}’s key`;
}

/** "40 boxes were shipped". */
function claimOf({ at, to }: Pick<Settings, 'at' | 'to'>): string {
  return `${to} ${unitOf(to)} ${to === 1 ? 'was' : 'were'} ${elementAt(BLOCK_NAMES, at)}`;
}

/** What a shared run did to be believed. */
const HIDDEN: Readonly<Record<Level, string>> = {
  none: 'nothing hides the change',
  hashes: 'every hash is redone',
  one: 'one of three signed it',
  all: 'all three signed it',
};

/** A shared run in a few words: "the record says 40 boxes were shipped, and all three signed it". */
export function describeRun(run: Settings): string {
  const { at, to, as, kept, crime } = run;
  if (kept === 'list') return `a plain list says ${claimOf(run)}`;
  if (crime === 'drop') return `block ${at} has been taken out`;
  if (crime === 'swap') return `block ${at} has changed places`;
  if (crime === 'forge') return `block ${at} has another signature`;
  if (crime === 'root') return 'the root of the boxes has been replaced';
  if (isAboutBox(run) && to === settings.start.to) return `box ${run.box} has to prove itself`;
  return `the record says ${claimOf(run)}, and ${HIDDEN[as]}`;
}
