import { markFound } from './search';

interface Props {
  line: string;
  /** What somebody says is in the code. */
  quote: string;
}

/** A line of code in which everything that is quoted lights up. */
export function Quoted({ line, quote }: Props) {
  return (
    <span>
      {markFound(line, quote).map(({ text, isFound }, index) =>
        isFound ? (
          <mark key={index} className="quoted">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
