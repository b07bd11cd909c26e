import { STEP_S } from './network';

/** What a hand did to a run, and after how many steps of its clock. */
export type Deed = { readonly at: number } & (
  | { readonly does: 'in' | 'out' | 'go' }
  /** A packet taken off its wire, by its number in the world that was seen. */
  | { readonly does: 'lose'; readonly seen: 'naive' | 'mine'; readonly id: number }
);

/** More than that nobody does on purpose. */
export const MOST_DEEDS = 60;

const DEED = /^(\d{1,4}(?:\.\d{1,2})?)(?:([iog])|([nm])(\d{1,4}))$/;
const VERBS = { i: 'in', o: 'out', g: 'go' } as const;

/** Deeds as an address has them: "6.9i_9.4o" is into the tunnel after 6.9 s and out after 9.4 s. Undefined: no such thing. */
export function readHand(text: string): Deed[] | undefined {
  if (text === '') return [];
  const deeds: Deed[] = [];
  for (const word of text.split('_')) {
    const [, seconds, verb, world, id] = DEED.exec(word) ?? [];
    if (seconds === undefined) return undefined;
    const at = stepsIn(Number(seconds));
    if (verb === 'i' || verb === 'o' || verb === 'g') deeds.push({ at, does: VERBS[verb] });
    else deeds.push({ at, does: 'lose', seen: world === 'n' ? 'naive' : 'mine', id: Number(id) });
  }
  const isInOrder = deeds.every(({ at }, index) => at >= (deeds[index - 1]?.at ?? 0));
  return isInOrder && deeds.length <= MOST_DEEDS ? deeds : undefined;
}

/** The inverse of `readHand`. */
export function writeHand(deeds: readonly Deed[]): string {
  return deeds
    .slice(0, MOST_DEEDS)
    .map((deed) => {
      const seconds = String(secondsIn(deed.at));
      if (deed.does === 'lose') return `${seconds}${deed.seen === 'naive' ? 'n' : 'm'}${deed.id}`;
      return `${seconds}${deed.does.charAt(0)}`;
    })
    .join('_');
}

/** The last time in the tunnel, in seconds. Undefined: there was none, or it is not over. */
export function lastRideIn(deeds: readonly Deed[]): number | undefined {
  const { into, out } = findLastRide(deeds);
  return into && out ? secondsIn(out.at - into.at) : undefined;
}

/** Whether the phone never comes out of the tunnel. */
export function isLeftInside(deeds: readonly Deed[]): boolean {
  return deeds.findLast(({ does }) => does === 'in' || does === 'out')?.does === 'in';
}

/** The same deeds with the last time in the tunnel this long; what follows it keeps its distance. */
export function withLastRide(deeds: readonly Deed[], seconds: number): Deed[] {
  const { into, out } = findLastRide(deeds);
  if (!into || !out) return [...deeds];
  const moved = into.at + stepsIn(seconds) - out.at;
  return deeds.map((deed) =>
    deeds.indexOf(deed) < deeds.indexOf(out) ? deed : { ...deed, at: deed.at + moved },
  );
}

function findLastRide(deeds: readonly Deed[]) {
  const out = deeds.findLast(({ does }) => does === 'out');
  const into = deeds.findLast(({ does, at }) => does === 'in' && at <= (out?.at ?? 0));
  return { into, out };
}

function stepsIn(seconds: number): number {
  return Math.round(seconds / STEP_S);
}

function secondsIn(steps: number): number {
  return Math.round(steps * STEP_S * 100) / 100;
}
