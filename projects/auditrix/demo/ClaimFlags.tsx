import type { Claim, Standing } from './audit';

/** What a standing is called in front of the claim's name. */
export const FATES = {
  proven: 'Proven',
  weakness: 'Weakness',
  review: 'For review',
  dropped: 'Dropped',
  running: 'Running',
  believed: 'Critical',
} satisfies Record<Standing, string>;

/** The three claims by name, as small flags in the line below the sentence. Only what is proven, or believed, is up. */
export function ClaimFlags({ claims }: { claims: readonly Claim[] }) {
  return (
    <span className="claim-flags">
      {claims.map(({ name, standing }) => (
        <span
          key={name}
          className="claim-flag"
          data-claim={name}
          data-standing={standing}
          data-flag={standing === 'proven' || standing === 'believed' ? 'up' : 'down'}
        >
          <span className="claim-flag__fate">{FATES[standing]}: </span>
          {name}
        </span>
      ))}
    </span>
  );
}
