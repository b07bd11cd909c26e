import { FACE_SIZE, facePath } from './faces';
import { CHI_SQUARE_LIMIT } from './odds';
import type { Sale } from './run-sale';
import { KINDS, MOUTHS, SUPPLY } from './sale';
import { formatChiSquare, formatCount } from './words';

const BOX = `0 0 ${FACE_SIZE} ${FACE_SIZE}`;

const PATHS = KINDS.map((_, kind) => facePath(kind * MOUTHS));

/** What the script would get over 1,000 such sales, against what is due to it. */
export function Kinds({ kinds, chiSquare }: Pick<Sale, 'kinds' | 'chiSquare'>) {
  return (
    <section className="pkmb__kinds" aria-label="One token of yours from each of 1,000 such sales">
      {KINDS.map(({ name, count }, kind) => (
        <div key={name} className="pkmb__kind">
          <svg viewBox={BOX} aria-hidden="true" shapeRendering="crispEdges">
            <path d={PATHS[kind]} />
          </svg>
          <div>
            <b data-kind={name}>{formatCount(kinds[kind] ?? 0)}</b>
            <span className="pkmb__bar" aria-hidden="true">
              <i style={{ inlineSize: percent(kinds[kind] ?? 0) }} />
              <u style={{ insetInlineStart: percent(count) }} />
            </span>
            <span className="label">
              {name}, due {count}
            </span>
          </div>
        </div>
      ))}
      <p>
        One token of yours from each of 1,000 such sales. Chi-square{' '}
        <b data-chi-square>{formatChiSquare(chiSquare)}</b>:{' '}
        {chiSquare > CHI_SQUARE_LIMIT
          ? 'above 7.8; honest sales get there 1 time in 20.'
          : 'below 7.8, as honest sales are 19 times in 20.'}
      </p>
    </section>
  );
}

function percent(count: number): string {
  return `${(100 * count) / SUPPLY}%`;
}
