const FEE_BASIS_POINTS = 200;
const BASIS_POINTS = 10_000;

/** The money of one lease, as the contract in the write-up keeps it: whole coins. */
export interface Ledger {
  readonly paidIn: number;
  /** The deposit, until the verdict. */
  readonly held: number;
  /** The jurors' half of the fee, until the verdict. */
  readonly jurorsHalf: number;
  readonly owed: Readonly<Record<string, number>>;
  readonly collected: Readonly<Record<string, number>>;
}

export type Move =
  | {
      readonly kind: 'settle';
      readonly seats: number;
      /** The jurors who opened their votes, by name. */
      readonly opened: readonly string[];
      readonly votesForClaim: number;
    }
  | { readonly kind: 'collect'; readonly who: string };

/** The tenant pays one month's rent and an equal deposit. */
export function payIn(rent: number): Ledger {
  const fee = Math.floor((rent * FEE_BASIS_POINTS) / BASIS_POINTS);
  const jurorsHalf = Math.floor(fee / 2);
  return {
    paidIn: 2 * rent,
    held: rent,
    jurorsHalf,
    owed: { landlord: rent - fee, platform: fee - jurorsHalf },
    collected: {},
  };
}

/** The ledger after a move. A second verdict finds nothing held and changes nothing. */
export function play(ledger: Ledger, move: Move): Ledger {
  return move.kind === 'settle' ? settle(ledger, move) : collect(ledger, move.who);
}

/** Everything in the ledger; the same after every move. */
export function total({ held, jurorsHalf, owed, collected }: Ledger): number {
  return held + jurorsHalf + sum(owed) + sum(collected);
}

/** Coins that vanish where fee and rest are both found by dividing. */
export function lostByDividingTwice(rent: number): number {
  const share = (points: number) => Math.floor((rent * points) / BASIS_POINTS);
  return rent - share(FEE_BASIS_POINTS) - share(BASIS_POINTS - FEE_BASIS_POINTS);
}

function settle(ledger: Ledger, { seats, opened, votesForClaim }: Move & { kind: 'settle' }) {
  const { held, jurorsHalf } = ledger;
  const pay = Math.floor(jurorsHalf / seats);
  const winner = votesForClaim * 2 > seats ? 'landlord' : 'tenant';
  let { owed } = ledger;
  for (const juror of opened) owed = add(owed, juror, pay);
  owed = add(owed, 'platform', jurorsHalf - pay * opened.length);
  return { ...ledger, held: 0, jurorsHalf: 0, owed: add(owed, winner, held) };
}

function collect(ledger: Ledger, who: string): Ledger {
  const amount = ledger.owed[who] ?? 0;
  return {
    ...ledger,
    owed: add(ledger.owed, who, -amount),
    collected: add(ledger.collected, who, amount),
  };
}

function add(coins: Ledger['owed'], who: string, amount: number): Ledger['owed'] {
  return { ...coins, [who]: (coins[who] ?? 0) + amount };
}

function sum(coins: Ledger['owed']): number {
  return Object.values(coins).reduce((all, amount) => all + amount, 0);
}
