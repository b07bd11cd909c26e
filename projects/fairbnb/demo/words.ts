import { elementAt } from '@/lib/element-at';

import { chosenSeat } from './hearing';
import type { Hearing } from './hearing';
import type { Cheat } from './seals';
import type { Settings } from './settings';

const SHOWN_DIGITS = 14;
const indian = new Intl.NumberFormat('en-IN');

/** Whole coins with Indian grouping. */
export function formatCoins(amount: number): string {
  return indian.format(amount);
}

/** The beginning of a hash. */
export function shorten(hash: string, digits = SHOWN_DIGITS): string {
  return `${hash.slice(0, digits)}…`;
}

export const CHEAT_NAMES: Readonly<Record<Cheat, string>> = {
  honest: 'Stay honest',
  change: 'Change the vote',
  copy: 'Copy a neighbor’s seal',
  absent: 'Never open it',
};

/** What waits behind Play. */
export function describeRun({ votes, jurors, right, peek }: Settings): string {
  const way = votes === 'open' ? 'votes in the open' : 'votes sealed first';
  return `${jurors} jurors, each right ${right}% of the time, ${way}, peeking ${peek}% of the time.`;
}

/** What jurors do so often, for the sentence. */
export function sayPeeking(run: Settings, canRead: boolean): string {
  if (run.votes === 'open') return 'peek';
  return canRead ? 'guess seals' : 'peek at seals';
}

/** What the tag beside the eye says. */
export function sayEye(peek: number, isBlind: boolean): string {
  if (peek === 0) return 'Nobody peeks';
  if (isBlind) return 'They see only a hash';
  return peek === 100 ? 'Everybody peeks' : 'Some peek';
}

/** The line under the case in front: what was seen, sealed, opened and refused in it. */
export function explainCase(run: Settings, { seats }: Hearing, canRead: boolean): string {
  const seat = chosenSeat(run);
  const name = `Juror ${seat + 1}`;
  const { opening } = elementAt(seats, seat);
  if (!opening) {
    const peeked = seats.filter(({ hasPeeked }) => hasPeeked).length;
    const bent = seats.filter(({ believed, voted }) => believed !== voted).length;
    return `${peeked} of ${seats.length} jurors peeked, ${bent} voted against their own belief. ${name} ${describeVote(seats, seat)}.`;
  }
  if (opening.outcome === 'absent') {
    return `${name} sealed ${shorten(opening.sealed)} and never opens it. After the deadline the vote counts for the tenant, and ${name.toLowerCase()} is not paid.`;
  }
  if (opening.outcome === 'refused') {
    return `${name} sealed ${shorten(opening.sealed)} and opens ${shorten(String(opening.opened))} No match: refused, not paid, and the vote counts for the tenant.`;
  }
  const first = elementAt(seats, 0);
  const sealed = shorten(String(first.opening?.sealed));
  return canRead
    ? `No salt: hashing both votes finds ${sealed} in two tries. Juror 1 voted for the ${first.voted}, and whoever peeks can copy.`
    : `Juror 1 sealed ${sealed} Hashing both votes gives two other hashes, so there is nothing to copy. Now let ${name.toLowerCase()} cheat.`;
}

function describeVote(seats: Hearing['seats'], seat: number): string {
  const { believed, hasPeeked, voted } = elementAt(seats, seat);
  const before = seats.slice(0, seat);
  const same = before.filter((other) => other.voted === voted).length;
  const saw = hasPeeked ? `saw ${same} of ${before.length} votes for the ${voted}` : 'did not peek';
  return `believed the ${believed}, ${saw} and voted for the ${voted}`;
}
