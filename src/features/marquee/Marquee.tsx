import './marquee.css';

interface Props {
  words: string[];
  /** Names the strip for screen readers. */
  label: string;
}

/**
 * Words that scroll in an endless loop. Speed and gap are the custom properties --marquee-duration and --marquee-gap. The second
 * copy makes the loop seamless and is hidden from screen readers.
 */
export function Marquee({ words, label }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- focus pauses it, so a keyboard must be able to reach it
    <div className="marquee" data-widget="marquee" role="region" aria-label={label} tabIndex={0}>
      <Words words={words} />
      <Words words={words} isCopy />
    </div>
  );
}

function Words({ words, isCopy = false }: { words: string[]; isCopy?: boolean }) {
  return (
    <ul className="marquee__words" aria-hidden={isCopy || undefined}>
      {words.map((word, index) => (
        <li key={index}>{word}</li>
      ))}
    </ul>
  );
}
