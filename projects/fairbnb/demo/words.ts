import { elementAt } from '@/lib/element-at';

import { chosenSeat } from './hearing';
import type { Hearing, Seat } from './hearing';
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

/** What is said before the walls of the jury close up have turned. A # stands for the size of the jury. */
export function sayBegin(
  { votes, peek }: Settings,
  { isFirst, isTried, isBlind }: { isFirst: boolean; isTried: boolean; isBlind: boolean },
): string {
  if (!isTried) return 'Every vote is sealed. The eye tries both votes on each of 15,000 seals.';
  if (votes === 'open') {
    if (peek > 0) return 'Each juror sees the votes before, and copies the side that leads.';
    return isFirst
      ? 'The tenant is owed the deposit. # jurors decide who gets it.'
      : '# jurors vote, and nobody peeks.';
  }
  if (isBlind) return 'Every vote is sealed: the eye sees hashes, and there is nothing to copy.';
  return 'No salt: two guesses open each seal, and jurors copy.';
}

/** What became of the jury close up. A # stands for its size. */
export function sayVerdict(run: Settings, hearing: Hearing, isBlind: boolean): string {
  const { seats, believedTenant, forTenant, winner } = hearing;
  const end = `the ${winner} gets the deposit${winner === 'tenant' ? ' back' : ''}.`;
  const cheat = run.votes === 'sealed' && run.cheat !== 'honest' ? sayCheat(run) : undefined;
  if (cheat !== undefined) return `${cheat} With ${forTenant} of # votes ${end}`;
  const peeked = seats.filter(({ hasPeeked }) => hasPeeked).length;
  if (peeked === 0) {
    const wrong = seats.length - believedTenant;
    return `${wrong} of # jurors ${wrong === 1 ? 'gets' : 'get'} it wrong, ${believedTenant} ${believedTenant === 1 ? 'gets' : 'get'} it right: ${end}`;
  }
  if (isBlind) {
    return `${peeked} of # jurors peeked and saw only hashes. ${forTenant} voted for the tenant: ${end}`;
  }
  if (forTenant === believedTenant) {
    return `${peeked} of # jurors ${peeked === 1 ? 'peeks' : 'peek'}, and ${forTenant} still ${forTenant === 1 ? 'votes' : 'vote'} for the tenant: ${end}`;
  }
  const copied = `${believedTenant} of # jurors believed the tenant. Those who peeked copied the votes before them`;
  if (forTenant === 0) return `${copied}: all voted for the landlord, who gets the deposit.`;
  return `${copied}, and ${forTenant < believedTenant ? 'only ' : ''}${forTenant} voted for the tenant: ${end}`;
}

function sayCheat(run: Settings): string {
  const name = `Juror ${chosenSeat(run) + 1}`;
  if (run.cheat === 'change')
    return `${name} opens a different vote from the one in the seal: caught.`;
  if (run.cheat === 'copy') return `${name} copies a neighbor’s seal and cannot open it: caught.`;
  return `${name} never opens the seal, so it counts for the tenant.`;
}

/** What is stamped on a house whose vote was not counted as cast. */
export function stampOf({ opening }: Seat): string | undefined {
  if (!opening || opening.outcome === 'counted') return undefined;
  return opening.outcome === 'refused' ? 'Caught' : 'Absent';
}

/** What stands under the eye. */
export function sayEye(peek: number, isBlind: boolean, isFirst: boolean): string {
  if (peek === 0) return 'Nobody peeks';
  if (isBlind) return 'It sees only hashes';
  if (peek === 100) return 'Everybody peeks';
  return isFirst ? 'Open it wider ↑' : 'Some peek';
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
