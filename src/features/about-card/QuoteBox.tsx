import './quote-box.css';

import type { Quotes } from '@/collections/quotes';

type Props = Quotes;

/** An empty, hidden box for a quote; `offerQuote` fills it. */
export function QuoteBox({ hint, quotes }: Props) {
  return (
    <div
      className="quote"
      data-widget="quote"
      data-state="hidden"
      data-quotes={JSON.stringify(quotes)}
      data-needs-script
    >
      <button
        type="button"
        className="quote__hint label"
        aria-expanded="false"
        aria-controls="quote"
      >
        {hint}
      </button>
      <div className="quote__frame" aria-live="polite">
        <blockquote id="quote" className="quote__box" aria-hidden="true">
          <p />
          <footer className="label" />
        </blockquote>
      </div>
    </div>
  );
}
