interface Props {
  /** What the table shows, for screen readers. */
  label: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly (string | number)[])[];
  /** How many columns at the start are words. Unset: one. */
  words?: number;
}

/** As in 203,513. */
export function groupDigits(figure: number): string {
  return figure.toLocaleString('en');
}

/** Figures in rows; on a narrow screen it scrolls by itself. */
export function Table({ label, head, rows, words = 1 }: Props) {
  const classOf = (column: number) => (column < words ? undefined : 'receipt-figure');
  return (
    // A region that scrolls has to be reached by keys.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- see above
    <div className="receipt-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={classOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slice(0, words).join(' ')}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={classOf(column)}>
                    {typeof cell === 'number' ? groupDigits(cell) : cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
