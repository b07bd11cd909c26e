interface Props {
  caption: string;
  /** The first column names its row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether only screen readers get it, as the text of a drawing. Unset: everyone sees it. */
  isHidden?: boolean;
}

/** Rows of text under named columns; a wide one scrolls by itself. */
export function DataTable({ caption, columns, rows, isHidden = false }: Props) {
  const table = (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isHidden) return <div className="visually-hidden">{table}</div>;
  return (
    // Focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scrolling region has to take the focus
    <div className="data-table" role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}
