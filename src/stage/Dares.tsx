interface Dare {
  /** A few words that dare: "Take 2017 out". */
  readonly name: string;
  /** The run it opens: "?without=2017". */
  readonly query: string;
}

interface Props {
  /** Three. */
  dares: readonly Dare[];
  /** `run.open`. */
  onOpen: (query: string) => void;
}

/** The tour: three runs worth seeing. Links, so that one can be opened in another tab or copied. */
export function Dares({ dares, onOpen }: Props) {
  return (
    <ul className="dares" aria-label="Dares">
      {dares.map(({ name, query }) => (
        <li key={query}>
          <a
            className="chip"
            data-dare={query}
            href={`${query}#demo`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(query);
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
