import type { Settings } from './settings';

/** The opening act, in milliseconds from Play. All six have answered before anything happens to the wallet. */
export const ACT = { rises: 1_000, happens: 1_900, ends: 2_400, endsShared: 3_600 } as const;

/** How long a run takes to happen: a dare, or what an address holds. */
export const PERFORMED_MS = ACT.endsShared - ACT.happens;

const FIRST_MS = 200;
/** One plug after the other, one digit after the other. */
const PLUG_MS = 230;
const DIGIT_MS = 110;
/** The fake coin is seen before it is swallowed. */
const SWALLOWED_MS = 900;
const RIGHT_DECIMALS = 18;

/** What of a run has happened after this long. */
export function performed(
  { out, decimals, fake, sold }: Settings,
  ms: number,
): Pick<Settings, 'out' | 'decimals' | 'fake' | 'sold'> {
  const late = ms - FIRST_MS;
  return {
    out: out.slice(0, Math.max(Math.floor(late / PLUG_MS) + 1, 0)),
    decimals: Math.max(decimals, RIGHT_DECIMALS - Math.max(Math.floor(late / DIGIT_MS), 0)),
    fake: fake && ms >= SWALLOWED_MS,
    sold: sold && ms >= SWALLOWED_MS,
  };
}
