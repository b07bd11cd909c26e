import { MOST_JURORS } from './juries';
import { sha256Hex } from './sha256';

const ADDRESS_DIGITS = 40;

export const SIDES = ['tenant', 'landlord'] as const;
export type Side = (typeof SIDES)[number];

export const CHEATS = ['honest', 'change', 'copy', 'absent'] as const;
export type Cheat = (typeof CHEATS)[number];

/** Whose seals these are; addresses and salts are made up from the seed. */
export interface Registry {
  readonly seed: number;
  readonly isSalted: boolean;
}

/** What one juror seals. */
interface Secret {
  readonly jury: number;
  readonly address: string;
  readonly side: Side;
  readonly salt: string;
}

/** What the contract sees of a juror: the seal, and what the opened vote hashes to. */
export interface Opening {
  readonly sealed: string;
  /** Unset: never opened. */
  readonly opened?: string;
  readonly outcome: 'counted' | 'refused' | 'absent';
  /** What is counted. A vote that is refused or never opened counts for the tenant. */
  readonly counts: Side;
}

/** A hash of the case, the juror's address, the vote and the salt. */
export function seal({ jury, address, side, salt }: Secret): string {
  return sha256Hex(`case:${jury}|juror:${address}|vote:${side}|salt:${salt}`);
}

/** What a juror would seal. */
export function secretOf(registry: Registry, jury: number, juror: number, side: Side): Secret {
  const made = sha256Hex(`${registry.seed}|${jury}|${juror}`);
  return {
    jury,
    side,
    address: `0x${made.slice(0, ADDRESS_DIGITS)}`,
    salt: registry.isSalted ? made.slice(ADDRESS_DIGITS) : '',
  };
}

/** 1 for each juror whose seal gives the vote away, made with salt and without. */
export interface Cracked {
  readonly salted: Uint8Array;
  readonly bare: Uint8Array;
}

/** What peeking can try on every seal of these juries, whichever way the vote is: both votes, with no salt. Addresses are public. */
export function crackJuries(seed: number, from: number, count: number): Cracked {
  const seats = count * MOST_JURORS;
  const cracked = { salted: new Uint8Array(seats), bare: new Uint8Array(seats) };
  for (let at = 0; at < seats; at += 1) {
    const jury = from + Math.floor(at / MOST_JURORS);
    const salted = secretOf({ seed, isSalted: true }, jury, at % MOST_JURORS, 'tenant');
    const bare = { ...salted, salt: '' };
    const guesses = SIDES.map((side) => seal({ ...bare, side }));
    const isRead = (own: Secret) =>
      SIDES.every((side, index) => seal({ ...own, side }) === guesses[index]);
    cracked.salted[at] = Number(isRead(salted));
    cracked.bare[at] = Number(isRead(bare));
  }
  return cracked;
}

/** What happens when a juror seals and opens, honestly or not. The neighbor's secret is what a copy copies. */
export function openVote(own: Secret, neighbor: Secret, cheat: Cheat): Opening {
  if (cheat === 'absent') return { sealed: seal(own), outcome: 'absent', counts: 'tenant' };
  const sealed = seal(cheat === 'copy' ? neighbor : own);
  const told = {
    honest: own,
    change: { ...own, side: own.side === 'tenant' ? 'landlord' : 'tenant' } as const,
    // The neighbor's vote and salt are known once opened, but the address has to be one's own.
    copy: { ...neighbor, address: own.address },
  }[cheat];
  const opened = seal(told);
  return opened === sealed
    ? { sealed, opened, outcome: 'counted', counts: told.side }
    : { sealed, opened, outcome: 'refused', counts: 'tenant' };
}
