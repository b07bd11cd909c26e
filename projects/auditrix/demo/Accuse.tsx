import type { ReactNode } from 'react';

import { LONGEST_QUOTE } from './settings';

interface Props {
  quote: string;
  isLit: boolean;
  onQuote: (quote: string) => void;
  /** Enter asks for the proof. */
  onProve: () => void;
  /** Who judges it. */
  children: ReactNode;
}

/** The field in which anybody accuses the vault by quoting a line, with the two auditors beside it. */
export function Accuse({ quote, isLit, onQuote, onProve, children }: Props) {
  return (
    <form
      className="accuse"
      onSubmit={(event) => {
        event.preventDefault();
        onProve();
      }}
    >
      <input
        className="accuse__field"
        data-accuse
        data-lit={isLit}
        type="text"
        aria-label="Accuse it: quote a line"
        placeholder="Accuse it: quote a line"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={LONGEST_QUOTE}
        value={quote}
        onChange={({ target }) => onQuote(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onQuote('');
        }}
      />
      {children}
    </form>
  );
}
