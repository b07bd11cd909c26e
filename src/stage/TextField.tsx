import { useId } from 'react';

import { Notice } from './Notice';

interface Props {
  label: string;
  value: string;
  /** The most characters it takes. Unset: any number. */
  longest?: number;
  /** Says what would be accepted. Unset: the text is fine. */
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({ label, value, longest, problem, onChange }: Props) {
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
