import { useId } from 'react';

interface Props {
  label: string;
  choices: readonly { readonly value: string; readonly name: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of many; for a few, `Segmented` shows them all at once. */
export function SelectField({ label, choices, chosen, onChoose }: Props) {
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
