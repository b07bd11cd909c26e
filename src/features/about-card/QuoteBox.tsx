import './quote-box.css';

import { useEffect, useId, useRef, useState } from 'react';

/** Drawn once for each load of the page, as the first visitor's second look should be a new one. */
const draw = Math.random();

interface Props {
  /** The laws in order: the law at index n is Law n + 1. */
  quotes: string[];
}

/**
 * A law that shows while the pointer is over the card around it, while its button has the keyboard's focus, or after a tap.
 * Its text is in the page only once it has been asked for, so nothing announces it before.
 */
export function QuoteBox({ quotes }: Props) {
  const [isShown, setIsShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const boxId = useId();

  const show = () => {
    setWasShown(true);
    setIsShown(true);
  };
  const hide = () => setIsShown(false);

  useEffect(() => {
    const card = root.current?.closest('[data-widget="about-card"]');
    if (!card) return;
    const enter = (event: Event) => isMouse(event) && show();
    const leave = (event: Event) => isMouse(event) && hide();
    const close = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    card.addEventListener('pointerenter', enter);
    card.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', close);
    return () => {
      card.removeEventListener('pointerenter', enter);
      card.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', close);
    };
  }, []);

  const index = Math.floor(draw * quotes.length);
  return (
    <div
      ref={root}
      className="quote"
      data-widget="quote"
      data-state={isShown ? 'shown' : 'hidden'}
      data-needs-script
    >
      <button
        type="button"
        className="quote__hint label"
        aria-expanded={isShown}
        aria-controls={boxId}
        onFocus={(event) => event.target.matches(':focus-visible') && show()}
        onBlur={hide}
        onClick={isShown ? hide : show}
      >
        A law of power
      </button>
      <div className="quote__frame" aria-live="polite">
        <blockquote id={boxId} className="quote__box" aria-hidden={!isShown}>
          {wasShown && (
            <>
              <p>{quotes[index]}</p>
              <footer className="label">Law {index + 1}, The 48 Laws of Power</footer>
            </>
          )}
        </blockquote>
      </div>
    </div>
  );
}

/** A finger also enters and leaves; it uses the button instead. */
function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
