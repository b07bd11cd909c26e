import type { ReactNode } from 'react';

interface Props {
  /** From 0, shut, to 1. */
  open: number;
  /** Whether it sees only hashes. */
  isBlind: boolean;
  width: number;
}

const LASHES = 'M22 46l-6 9M42 53l-2 10M62 53l2 10M82 46l6 9';

/** The handle: an eye whose lids follow how often jurors peek. */
export function Eye({ open, isBlind, width }: Props): ReactNode {
  const lid = 27 * open + 1.5;
  const almond = `M6 34Q52 ${34 - 2 * lid} 98 34Q52 ${34 + 2 * lid} 6 34Z`;
  return (
    <svg className="fairbnb__eye" viewBox="0 0 104 68" style={{ width }} aria-hidden="true">
      <clipPath id="fairbnb-lids">
        <path d={almond} />
      </clipPath>
      <path className="fairbnb__lids" d={almond} />
      <g clipPath="url(#fairbnb-lids)">
        <circle className="fairbnb__iris" cx="52" cy="34" r="20" data-blind={isBlind} />
        {isBlind ? (
          <path className="fairbnb__hash" d="M48 24l-4 20M60 24l-4 20M42 30h20M41 38h20" />
        ) : (
          <>
            <circle className="fairbnb__pupil" cx="52" cy="34" r="9" />
            <circle className="fairbnb__glint" cx="58" cy="28" r="4" />
          </>
        )}
      </g>
      {open < 0.12 && <path className="fairbnb__lashes" d={LASHES} />}
    </svg>
  );
}
