import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { enterText, moveByDrag, moveByKey } from './number-control';
import type { NumberControl } from './number-control';
import type { NumberSetting } from './setting-kinds';
import { useDrag } from './use-drag';

interface Props {
  control: NumberControl;
  /** What stands in the sentence. Unset: the number, as its setting formats it. */
  children?: ReactNode;
  /** Whether it can be typed. Unset: yes. */
  canType?: boolean;
}

const DIGIT = /^[\d.-]$/;

/** Whether a key asks to type a number: Enter, or its first digit. */
export function opensField({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key === 'Enter' || DIGIT.test(key));
}

/** An underlined number of the sentence: drag it sideways, use the arrow keys, or press it and type. */
export function LiveNumber({ control, children, canType = true }: Props) {
  const { setting, value, problem, change } = control;
  const [typed, setTyped] = useState<string>();
  const startedAt = useRef(0);
  const takesFocus = useRef(false);

  const drag = useDrag({
    onStart: ({ currentTarget }) => {
      startedAt.current = value;
      // A finger gives no focus, and what a number says of its end is there while it has it.
      currentTarget.focus({ preventScroll: true });
    },
    onMove: ({ x }) => change(moveByDrag(setting, startedAt.current, x)),
    onEnd: (wasMoved) => {
      if (!wasMoved && canType) setTyped(setting.format(value));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveByKey(setting, value, event.key);
    if (next !== undefined) change(next);
    else if (canType && opensField(event))
      setTyped(event.key === 'Enter' ? setting.format(value) : event.key);
    else return;
    event.preventDefault();
  };

  if (typed !== undefined) {
    return (
      <NumberInput
        name={setting.name}
        start={typed}
        onDone={(text, isByKey) => {
          if (text !== undefined) enterText(control, text);
          setTyped(undefined);
          takesFocus.current = isByKey;
        }}
      />
    );
  }
  return (
    <span
      ref={(number) => {
        // At once, because whoever left the field by a key must find the focus where it was.
        if (number && takesFocus.current) number.focus({ preventScroll: true });
        takesFocus.current = false;
      }}
      className="live"
      data-number={setting.name}
      data-end={tellEnd(setting, value)}
      role="spinbutton"
      tabIndex={0}
      aria-label={setting.name}
      aria-valuemin={setting.from}
      aria-valuemax={setting.to}
      aria-valuenow={value}
      aria-valuetext={setting.say(value)}
      aria-invalid={problem !== undefined}
      {...drag}
      onKeyDown={onKeyDown}
    >
      {children ?? setting.format(value)}
    </span>
  );
}

/** Said beside a number that cannot go on. */
function tellEnd({ from, to }: NumberSetting, value: number): string | undefined {
  if (value >= to) return 'max';
  return value <= from ? 'min' : undefined;
}

const LONGEST_TEXT = 40;

interface InputProps {
  name: string;
  start: string;
  /** The text, or nothing when the visitor gave up; and whether a key ended it. */
  onDone: (text: string | undefined, isByKey: boolean) => void;
}

/** The field that a number turns into while it is typed. Enter uses it, Escape does not. */
export function NumberInput({ name, start, onDone }: InputProps) {
  const [text, setText] = useState(start);
  const isOver = useRef(false);
  const finish = (result: string | undefined, isByKey: boolean) => {
    // Leaving the field by a key takes the focus from it, which must not finish it a second time.
    if (isOver.current) return;
    isOver.current = true;
    onDone(result, isByKey);
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
      onBlur={() => finish(text, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(text, true);
        if (event.key === 'Escape') finish(undefined, true);
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
