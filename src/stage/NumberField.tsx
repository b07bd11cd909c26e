import { useId, useState } from 'react';

import { Notice } from './Notice';
import { parseNumber } from './parse-number';

export interface NumberFieldProps {
  label: string;
  value: number;
  /** Follows the number: "rupees", "%". */
  unit: string;
  /** How the number looks while it is not being edited. Unset: plain. */
  format?: (value: number) => string;
  /** Says what would be accepted. Unset: the value is fine. */
  problem?: string | undefined;
  /** NaN for what is not a number; what was typed stays in the field either way. */
  onChange: (value: number) => void;
}

/** A number that can be typed, with its unit and, when it is wrong, a sentence. */
export function NumberField({
  label,
  value,
  unit,
  format = String,
  problem,
  onChange,
}: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isDraftLost = draft !== undefined && !Object.is(parseNumber(draft), value);
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <span className="number-field__box">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={10}
          value={draft === undefined || isDraftLost ? show(value, format) : draft}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(parseNumber(target.value));
          }}
          onBlur={() => {
            if (problem === undefined) setDraft(undefined);
          }}
        />
        <span className="number-field__unit">{unit}</span>
      </span>
      {problem !== undefined && (
        <Notice tone="problem" id={`${id}-problem`}>
          {problem}
        </Notice>
      )}
    </div>
  );
}

function show(value: number, format: (value: number) => string): string {
  return Number.isNaN(value) ? '' : format(value);
}
