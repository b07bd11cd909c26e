import './quote-box.css';

interface Props {
  /** The laws in order: the law at index n is Law n + 1. */
  quotes: string[];
}

/** An empty, hidden box for a quote; `offerQuote` fills it. */
export function QuoteBox({ quotes }: Props) {
  return (
    <div
      className="quote"
      data-widget="quote"
      data-state="hidden"
      data-laws={JSON.stringify(quotes)}
      data-needs-script
    >
      <button
        type="button"
        className="quote__hint label"
        aria-expanded="false"
        aria-controls="quote"
      >
        A law of power
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
