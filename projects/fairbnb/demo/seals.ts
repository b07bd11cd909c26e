import { indexOf, JURIES, MOST_JURORS } from './juries';
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

/** What peeking can try on a seal: both votes, with no salt. The address is public. */
export function guessSide(sealed: string, jury: number, address: string): Side | undefined {
  return SIDES.find((side) => seal({ jury, address, side, salt: '' }) === sealed);
}

/** Tries the guess on every seal of every juror, whichever way the vote is: 1 where it gives the vote away. */
export function crackAll(registry: Registry): Uint8Array<ArrayBuffer> {
  const cracked = new Uint8Array(JURIES * MOST_JURORS);
  for (let jury = 0; jury < JURIES; jury += 1) {
    for (let juror = 0; juror < MOST_JURORS; juror += 1) {
      const secret = secretOf(registry, jury, juror, 'tenant');
      const isRead = SIDES.every(
        (side) => guessSide(seal({ ...secret, side }), jury, secret.address) === side,
      );
      cracked[indexOf(jury, juror)] = isRead ? 1 : 0;
    }
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
