import type { ReactNode } from 'react';

export interface Readout {
  term: string;
  figure: ReactNode;
  /** A few words on what the figure means. */
  note?: ReactNode;
  /** Read by tests and scripts as `data-readout`. */
  key: string;
}

interface Props {
  readouts: readonly Readout[];
}

/** The demo's results as large figures in a row. */
export function Readouts({ readouts }: Props) {
  return (
    <dl className="readouts">
      {readouts.map(({ key, term, figure, note }) => (
        <div key={key} data-readout={key}>
          <dt className="label">{term}</dt>
          <dd className="readouts__figure">{figure}</dd>
          {note !== undefined && <dd className="readouts__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
