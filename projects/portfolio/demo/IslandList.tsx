import type { Island } from './islands';
import { sayBytes } from './words';

interface Props {
  islands: readonly Island[];
  /** Whether a part of this island stands on the page. */
  canFind: (island: number) => boolean;
  /** Shows that part. */
  onFind: (island: number) => void;
}

/** Every part of the page that has script, with its bytes, its reason and a way to it. */
export function IslandList({ islands, canFind, onFind }: Props) {
  const sum = islands
    .filter(({ isInline }) => !isInline)
    .reduce((total, { bytes }) => total + bytes, 0);
  return (
    <section>
      <ol className="islands" aria-label="Parts of this page that have script">
        {islands.map(({ name, bytes, reason, when, isInline }, index) => (
          <li key={name} data-island={name} data-bytes={bytes}>
            <b>
              {canFind(index) ? (
                <button type="button" title="Show it on the page" onClick={() => onFind(index)}>
                  {sayBytes(bytes)}
                </button>
              ) : (
                sayBytes(bytes)
              )}
            </b>
            <span>
              {reason}, {isInline ? `${when}; counted as part of the HTML` : when}
            </span>
          </li>
        ))}
      </ol>
      <p>{sayBytes(sum)} of script, this demo among them.</p>
    </section>
  );
}
