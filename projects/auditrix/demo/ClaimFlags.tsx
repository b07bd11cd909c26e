import type { Claim, Standing } from './audit';
import { LONGEST_QUOTE } from './settings';

interface Props {
  claims: readonly Claim[];
  onQuote: (quote: string) => void;
}

const FATES = {
  proven: 'Proven: ',
  weakness: 'Weakness: ',
  review: 'For review: ',
  dropped: 'Dropped: ',
  running: '',
  believed: 'Critical: ',
} satisfies Record<Standing, string>;

/** The three claims. Only what is proven, or believed, has its flag up. */
export function ClaimFlags({ claims, onQuote }: Props) {
  return (
    <ul className="claims" aria-label="Claims about this contract, written by hand">
      {claims.map(({ name, quote, standing, isQuoted, why }) => (
        <li
          key={name}
          className="claims__one"
          data-claim={name}
          data-standing={standing}
          data-flag={standing === 'proven' || standing === 'believed' ? 'up' : 'down'}
          data-quoted={isQuoted || standing === 'believed'}
        >
          <div className="claims__cloth">
            <h2>
              {FATES[standing]}
              {name}
            </h2>
            {name === 'Owner check' ? (
              <input
                type="text"
                aria-label="Quotation of the third claim: type any line"
                autoComplete="off"
                spellCheck={false}
                maxLength={LONGEST_QUOTE}
                value={quote}
                onChange={({ target }) => onQuote(target.value)}
              />
            ) : (
              <code>{quote}</code>
            )}
            <p>{why}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
