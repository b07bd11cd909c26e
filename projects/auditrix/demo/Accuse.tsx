import type { ReactNode } from 'react';

import { LONGEST_QUOTE } from './settings';

interface Props {
  /** Who claims what stands in the field. */
  who: string;
  /** What the visitor quotes. */
  quote: string;
  /** What the model quotes, as long as the visitor says nothing. */
  said: string;
  isLit: boolean;
  onQuote: (quote: string) => void;
  /** Enter asks for the proof. */
  onProve: () => void;
  /** What can be done with the claim. */
  children: ReactNode;
}

/** The claim that is tested: a model's, or the visitor's own, with the two ways to treat it beside it. */
export function Accuse({ who, quote, said, isLit, onQuote, onProve, children }: Props) {
  return (
    <form
      className="accuse"
      onSubmit={(event) => {
        event.preventDefault();
        onProve();
      }}
    >
      <div className="accuse__claim" data-lit={isLit}>
        <label>
          <span>{who}</span>
          <input
            data-accuse
            type="text"
            placeholder={said}
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
        </label>
        {quote !== '' && (
          <button type="button" aria-label="Take your claim back" onClick={() => onQuote('')}>
            ×
          </button>
        )}
      </div>
      {children}
    </form>
  );
}
