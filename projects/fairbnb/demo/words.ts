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
  { votes, peek, right }: Settings,
  isFirst: boolean,
  isBlind: boolean,
): string {
  if (votes === 'open') {
    if (peek > 0) return 'Each juror sees the votes before, and copies the side that leads.';
    return isFirst
      ? 'The tenant is owed the deposit. # jurors decide who gets it.'
      : '# jurors vote, and nobody peeks.';
  }
  if (isBlind && right < 50)
    return `# jurors, each right only ${right}% of the time, seal their votes.`;
  if (isBlind) return '# jurors seal their votes: whoever peeks sees only hashes.';
  return 'A seal is a hash of the vote. Without a secret salt only two are possible: the eye tries both.';
}

/** What is said while the thousand wait for their seals to be tried. */
export function sayTrying(triedSeals: number): string {
  return `The eye tries both votes on every seal: ${triedSeals.toLocaleString('en')} of 15,000 tried.`;
}

/** What became of the jury close up. A # stands for its size, an @ for how often its jurors peek. */
export function sayVerdict(run: Settings, hearing: Hearing, isBlind: boolean): string {
  const { seats, believedTenant, forTenant, winner } = hearing;
  const isLost = winner === 'landlord';
  const wrong = seats.length - believedTenant;
  const end = `the ${winner} gets the deposit${isLost ? '' : ' back'}.`;
  const cheat = run.votes === 'sealed' && run.cheat !== 'honest' ? sayCheat(run) : undefined;
  if (cheat !== undefined) return `${cheat} With ${forTenant} of # votes ${end}`;
  if (run.peek === 0) {
    // Whoever peeks sees this vote, so it is named before the eye opens.
    if (run.votes === 'open' && wrong === 1 && elementAt(seats, 0).believed === 'landlord')
      return `Juror 1 of # votes first, and is wrong. ${believedTenant} get it right: ${end}`;
    return `${wrong} of # jurors ${agree(wrong, 'get')} it wrong, ${believedTenant} ${agree(believedTenant, 'get')} it right: ${end}`;
  }
  const peeked = seats.filter(({ hasPeeked }) => hasPeeked).length;
  if (isBlind) {
    return isLost
      ? `A seal stops copying, not mistakes: ${wrong} of # jurors ${agree(wrong, 'believe')} the landlord, who gets the deposit.`
      : `${peeked} of # jurors ${agree(peeked, 'peek')} and see only hashes. ${forTenant} vote for the tenant, who gets the deposit back.`;
  }
  const copied = seats.filter(({ believed, voted }) => believed !== voted).length;
  const has =
    forTenant === 0
      ? 'No vote is left for the tenant: the landlord gets the deposit.'
      : isLost
        ? `The tenant has only ${forTenant} ${forTenant === 1 ? 'vote' : 'votes'}: the landlord gets the deposit.`
        : `The tenant has ${forTenant} votes and gets the deposit back.`;
  if (run.votes === 'sealed') {
    return `Without salt each juror’s seal is one of two hashes, so two guesses open it: ${copied} of # ${agree(copied, 'copy')}. ${has}`;
  }
  if (peeked === 0) return `Jurors peek @ of the time: nobody looks yet. ${has}`;
  if (run.right < 50 && !isLost && copied > 0)
    return `Juror 1 is right, by luck, and ${copied} of # who are wrong ${agree(copied, 'copy')} it. ${has}`;
  const copies = copied === 0 ? 'nobody copies' : `${copied} ${agree(copied, 'copy')}`;
  return `Jurors peek @ of the time: ${peeked} of # ${agree(peeked, 'look')}, ${copies}. ${has}`;
}

/** The verb for one or for many. */
function agree(count: number, verb: string): string {
  if (count !== 1) return verb;
  return verb === 'copy' ? 'copies' : `${verb}s`;
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
export function sayEye(peek: number, isBlind: boolean): string {
  if (peek === 0) return 'Nobody peeks';
  if (isBlind) return 'It sees only hashes';
  return peek === 100 ? 'Everybody peeks' : 'Open it wider ↑';
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
