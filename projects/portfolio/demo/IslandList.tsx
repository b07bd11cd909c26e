import type { Island } from './islands';
import { count, sayBytes } from './words';

interface Props {
  islands: readonly Island[];
}

/** Every island of the page with its bytes and its reason, a line each; the numbers are those on the map. */
export function IslandList({ islands }: Props) {
  return (
    <ol className="islands" aria-label="Islands of this page">
      {islands.map(({ name, bytes, reason }) => (
        <li key={name} title={reason}>
          <b>{sayBytes(bytes)}</b>
          <span>{reason}</span>
        </li>
      ))}
    </ol>
  );
}

interface FullListProps extends Props {
  /** Whether a part of this island stands on the page. */
  canFind: (island: number) => boolean;
  /** Shows that part. */
  onFind: (island: number) => void;
}

/** The same list with everything that is known of each, and a way to its part. */
export function FullIslandList({ islands, canFind, onFind }: FullListProps) {
  const sum = islands
    .filter(({ isInline }) => !isInline)
    .reduce((total, { bytes }) => total + bytes, 0);
  return (
    <section>
      <ol className="islands" aria-label="Islands of this page, in full">
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
              {reason}, {isInline ? `${when}; counted with the words` : when}
            </span>
          </li>
        ))}
      </ol>
      <p>{sayBytes(sum)} of script, this demo among them.</p>
    </section>
  );
}

interface WholePageProps {
  parts: { readonly awake: number; readonly still: number };
  rivalKb: number;
}

/** The list when the page is the unit: it has one line, and no part has to say why. */
export function WholePage({ parts: { awake, still }, rivalKb }: WholePageProps) {
  return (
    <ol className="islands" aria-label="Islands of this page">
      <li>
        <b>{new Intl.NumberFormat('en-GB').format(rivalKb)} KB</b>
        <span>
          The whole page: {count(awake + still, 'part')}, of which {awake} do something
        </span>
      </li>
    </ol>
  );
}
