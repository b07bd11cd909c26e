import { useId, useState } from 'react';

import { Notice } from './Notice';
import { enterText } from './number-control';
import type { NumberControl } from './number-control';

interface Props {
  control: NumberControl;
  /** Follows the field: "rupees". */
  unit?: string;
}

const LONGEST_TEXT = 40;

/** The exact field of a number, for the drawer. What was typed stays until it is right or replaced. */
export function SettingField({ control, unit }: Props) {
  const { setting, value, problem } = control;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <div className="number-field">
      <label htmlFor={id}>{setting.name}</label>
      <span className="number-field__box">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={10}
          maxLength={LONGEST_TEXT}
          value={draft ?? setting.format(value)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setDraft(target.value);
            enterText(control, target.value);
          }}
          onBlur={() => {
            if (problem === undefined) setDraft(undefined);
          }}
        />
        {unit !== undefined && <span className="number-field__unit">{unit}</span>}
      </span>
      {problem !== undefined && (
        <Notice tone="problem" id={`${id}-problem`}>
          {problem}
        </Notice>
      )}
    </div>
  );
}
