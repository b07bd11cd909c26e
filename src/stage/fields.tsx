import { useId, useState } from 'react';
import { Notice } from './Notice';
import { enterText } from './number-control';
import type { NumberControl } from './number-control';

interface SettingFieldProps {
  control: NumberControl;
  /** Follows the field: "rupees". */
  unit?: string;
}

const LONGEST_TEXT = 40;

/** The exact field of a number, for the drawer. What was typed stays until it is right or replaced. */
export function SettingField({ control, unit }: SettingFieldProps) {
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

interface TextFieldProps {
  label: string;
  value: string;
  /** The most characters it takes. Unset: any number. */
  longest?: number;
  /** Says what would be accepted. Unset: the text is fine. */
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({ label, value, longest, problem, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        maxLength={longest}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <Notice tone="problem" id={`${id}-problem`}>
          {problem}
        </Notice>
      )}
    </div>
  );
}

interface SelectFieldProps {
  label: string;
  choices: readonly { readonly value: string; readonly name: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of many; for a few, `Segmented` shows them all at once. */
export function SelectField({ label, choices, chosen, onChoose }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SegmentedProps<Choice extends string> {
  legend: string;
  choices: readonly Choice[];
  /** Unset: none is chosen, because the settings match no choice any more. */
  chosen: Choice | undefined;
  /** How a choice reads. Unset: as it is. */
  nameOf?: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** One of a few, all in sight: radio buttons that look like one control. */
export function Segmented<Choice extends string>({
  legend,
  choices,
  chosen,
  nameOf = (choice) => choice,
  onChoose,
}: SegmentedProps<Choice>) {
  const group = useId();
  return (
    <fieldset className="segmented">
      <legend>{legend}</legend>
      <div className="segmented__choices">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={group}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{nameOf(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
