/** A service that keeps its own directory, by country. `checkedOn` is the day somebody last followed the link. */
export const HELP: { name: string; href: string; checkedOn?: string } = {
  name: 'Find A Helpline',
  href: 'https://findahelpline.com/',
};

/** As the write-up has it: plain HTML, always in the same place, and it says when it was last checked. */
export function HelpLink() {
  return (
    <p className="zencare-help">
      <a href={HELP.href} target="_blank" rel="noopener noreferrer">
        Talk to someone
      </a>
      <span>
        {HELP.name}, which keeps its own directory by country.{' '}
        {HELP.checkedOn === undefined
          ? 'Not checked since it was put here.'
          : `Last checked on ${HELP.checkedOn}.`}
      </span>
    </p>
  );
}
