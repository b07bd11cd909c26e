import { elementAt, numberAt } from '@/lib/element-at';

import { holdJury, indexOf, isRightVerdict } from './juries';
import type { CanRead, Draws, Panel } from './juries';
import { payIn, play } from './ledger';
import type { Ledger } from './ledger';
import { openVote, secretOf } from './seals';
import type { Opening, Side } from './seals';
import type { Settings } from './settings';

/** One juror of the case in front. */
export interface Seat {
  readonly believed: Side;
  readonly hasPeeked: boolean;
  /** The share of peeking from which this juror looks; the first has nobody to look at. */
  readonly looksFrom: number;
  readonly voted: Side;
  /** What the contract counts. */
  readonly counts: Side;
  /** Unset: votes are in the open. */
  readonly opening?: Opening;
}

/** One case, from the beliefs to the money. */
export interface Hearing {
  readonly seats: readonly Seat[];
  readonly believedTenant: number;
  readonly forTenant: number;
  readonly winner: Side;
  readonly ledger: Ledger;
}

/** Hears the case in front. The tenant is right in every case. */
export function hear(draws: Draws, run: Settings, panel: Panel, canRead: CanRead): Hearing {
  const jury = run.case - 1;
  const ballots = holdJury(draws, jury, panel, canRead);
  const registry = { seed: run.seed, isSalted: run.salt };
  const chosen = chosenSeat(run);
  // A hand that moves the eye hears the case in every frame, and votes in the open have no seals.
  const secrets = (run.votes === 'open' ? [] : ballots).map(({ isVoteRight }, juror) =>
    secretOf(registry, jury, juror, sideOf(isVoteRight)),
  );
  const seats = ballots.map((ballot, juror): Seat => {
    const voted = sideOf(ballot.isVoteRight);
    const { hasPeeked } = ballot;
    const seat = {
      believed: sideOf(ballot.isBelieverRight),
      hasPeeked,
      looksFrom: juror === 0 ? Infinity : numberAt(draws.looks, indexOf(jury, juror)),
      voted,
      counts: voted,
    };
    if (run.votes === 'open') return seat;
    const neighbor = elementAt(secrets, juror === 0 ? 1 : juror - 1);
    const cheat = juror === chosen ? run.cheat : 'honest';
    const opening = openVote(elementAt(secrets, juror), neighbor, cheat);
    return { ...seat, opening, counts: opening.counts };
  });
  const forTenant = seats.filter(({ counts }) => counts === 'tenant').length;
  const opened = seats.flatMap(({ opening }, juror) =>
    opening && opening.outcome !== 'counted' ? [] : [`juror ${juror + 1}`],
  );
  const votesForClaim = seats.length - forTenant;
  return {
    seats,
    believedTenant: seats.filter(({ believed }) => believed === 'tenant').length,
    forTenant,
    winner: sideOf(isRightVerdict(forTenant, seats.length)),
    ledger: play(payIn(run.rent), { kind: 'settle', seats: seats.length, opened, votesForClaim }),
  };
}

/** The seat of the juror who cheats; the last one where the jury is smaller than that. */
export function chosenSeat({ juror, jurors }: Settings): number {
  return Math.min(juror, jurors) - 1;
}

function sideOf(isRight: boolean): Side {
  return isRight ? 'tenant' : 'landlord';
}
