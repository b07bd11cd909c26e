import { useState } from 'react';

interface Props {
  isOn: boolean;
  /** Whether it asks to be held, until it has been. */
  isLit: boolean;
  onHold: (isHeld: boolean) => void;
  /** Keeps the x-ray on, or ends it: for keys and for whoever cannot hold. */
  onToggle: () => void;
}

/** The one gesture: press and hold, and the page shows what runs in it. */
export function HoldButton({ isOn, isLit, onHold, onToggle }: Props) {
  const [wasUsed, setWasUsed] = useState(false);
  const letGo = () => onHold(false);
  return (
    <div className="portfolio__keys">
      <button
        type="button"
        className="portfolio__hold"
        data-handle="X-ray"
        data-lit={isLit && !wasUsed}
        aria-pressed={isOn}
        aria-keyshortcuts="X"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setWasUsed(true);
          onHold(true);
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // A pointer has held it already. Keys and screen readers only click.
          if (detail !== 0) return;
          setWasUsed(true);
          onToggle();
        }}
      >
        <kbd aria-hidden="true">X</kbd>
        <span>Hold to x-ray this page</span>
      </button>
      <button type="button" className="stage-chip" aria-pressed={isOn} onClick={onToggle}>
        {isOn ? 'Let go' : 'Keep it on'}
      </button>
    </div>
  );
}
