import { useRef, useState } from 'react';

const LONGEST_TEXT = 40;

interface Props {
  name: string;
  start: string;
  /** The text, or nothing when the visitor gave up. */
  onDone: (text: string | undefined) => void;
}

/** The field that a number of the sentence turns into while it is typed. Enter uses it, Escape does not. */
export function NumberInput({ name, start, onDone }: Props) {
  const [text, setText] = useState(start);
  const isOver = useRef(false);
  const finish = (result: string | undefined) => {
    // Leaving the field by Enter takes the focus from it, which must not finish it a second time.
    if (isOver.current) return;
    isOver.current = true;
    onDone(result);
  };
  return (
    <input
      className="live live--typed"
      ref={focusAndSelect}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={name}
      size={Math.max(text.length, start.length, 2)}
      maxLength={LONGEST_TEXT}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => finish(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(text);
        if (event.key === 'Escape') finish(undefined);
      }}
    />
  );
}

/** A first digit that opened the field is kept; a whole number is there to be replaced. */
function focusAndSelect(input: HTMLInputElement | null): void {
  if (!input || document.activeElement === input) return;
  input.focus({ preventScroll: true });
  if (input.value.length > 1) input.select();
}
