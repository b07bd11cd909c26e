import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Notice } from './Notice';
import { enterText, moveByDrag, moveByKey } from './number-control';
import type { NumberControl } from './number-control';
import type { NumberSetting } from './settings';
import { useDrag } from './use-drag';

/** A change has settled when nothing has changed for this long. */
const SETTLED_MS = 600;

interface SentenceProps {
  /** The result in words, with its numbers as `LiveNumber`. */
  children: ReactNode;
  /** A line below it that explains the result. */
  note?: ReactNode;
  /** Takes the place of the note while something that was entered cannot be used. */
  problem?: string | undefined;
  /** What screen readers are told. Unset: sentence and note, once they have settled. */
  announcement?: string;
}

/** The demo's output: one large sentence, and the same for screen readers once it has come to rest. */
export function Sentence({ children, note, problem, announcement }: SentenceProps) {
  const said = useRef<HTMLDivElement>(null);
  const settled = useSettledText(said, announcement);
  return (
    <div className="sentence">
      <div ref={said}>
        <div className="sentence__words" data-sentence>
          {children}
        </div>
        {problem === undefined && note !== undefined && <p className="sentence__note">{note}</p>}
      </div>
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <p className="visually-hidden" role="status">
        {settled}
      </p>
    </div>
  );
}

/** The text of the element after its last change. Silent during the opening act, which would be chatter. */
function useSettledText(
  element: RefObject<HTMLElement | null>,
  announcement: string | undefined,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (current.closest('[data-opening="playing"]')) wait();
        else setText(announcement ?? current.innerText.replaceAll(/\s+/g, ' '));
      }, SETTLED_MS);
    };
    const observer = new MutationObserver(wait);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    wait();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, announcement]);
  return text;
}

interface LiveNumberProps {
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
export function LiveNumber({ control, children, canType = true }: LiveNumberProps) {
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

interface LiveChoiceProps<Choice extends string> {
  name: string;
  choices: readonly Choice[];
  chosen: Choice;
  /** How a choice reads in the sentence. Unset: as it is. */
  nameOf?: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** An underlined word of the sentence: drag it sideways or use the arrow keys for the other words. */
export function LiveChoice<Choice extends string>({
  name,
  choices,
  chosen,
  nameOf = (choice) => choice,
  onChoose,
}: LiveChoiceProps<Choice>) {
  const last = choices.length - 1;
  const choose = (index: number) => {
    const choice = choices[index];
    if (choice !== undefined) onChoose(choice);
  };
  const nameAt = (index: number) => nameOf(choices[index] ?? chosen);
  return (
    <LiveNumber
      canType={false}
      control={{
        setting: {
          name,
          start: 0,
          from: 0,
          to: last,
          step: 1,
          isRatio: false,
          format: nameAt,
          say: nameAt,
          parse: () => ({ problem: `${name} cannot be typed.` }),
          write: String,
        },
        value: choices.indexOf(chosen),
        change: choose,
        refuse: () => undefined,
      }}
    />
  );
}
