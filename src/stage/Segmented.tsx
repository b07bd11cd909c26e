import { useId } from 'react';

interface Props<Choice extends string> {
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
}: Props<Choice>) {
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
