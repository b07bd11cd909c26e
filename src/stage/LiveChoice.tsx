import { LiveNumber } from './LiveNumber';

interface Props<Choice extends string> {
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
}: Props<Choice>) {
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
