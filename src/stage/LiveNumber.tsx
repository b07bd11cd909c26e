import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { moveByDrag, moveByKey } from './move-number';
import { type } from './number-control';
import type { NumberControl } from './number-control';
import { NumberInput } from './NumberInput';
import { useDrag } from './use-drag';

interface Props {
  control: NumberControl;
  /** What stands in the sentence. Unset: the number, as its setting formats it. */
  children?: ReactNode;
  /** Whether it can be typed. Unset: yes. */
  canType?: boolean;
}

const DIGIT = /^[\d.-]$/;

/** An underlined number of the sentence: drag it sideways, use the arrow keys, or press it and type. */
export function LiveNumber({ control, children, canType = true }: Props) {
  const { setting, value, problem, change } = control;
  const [typed, setTyped] = useState<string>();
  const startedAt = useRef(0);
  const number = useRef<HTMLSpanElement>(null);

  const drag = useDrag({
    onStart: () => {
      startedAt.current = value;
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
    else if (canType && event.key === 'Enter') setTyped(setting.format(value));
    else if (canType && DIGIT.test(event.key)) setTyped(event.key);
    else return;
    event.preventDefault();
  };

  if (typed !== undefined) {
    return (
      <NumberInput
        name={setting.name}
        start={typed}
        onDone={(text) => {
          if (text !== undefined) type(control, text);
          setTyped(undefined);
          // Once the number is back in the place of the field.
          requestAnimationFrame(() => number.current?.focus({ preventScroll: true }));
        }}
      />
    );
  }
  return (
    <span
      ref={number}
      className="live"
      data-number={setting.name}
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
