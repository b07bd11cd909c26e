interface Option {
  value: string;
  label: string;
  href: string;
  isChosen: boolean;
}

interface Props {
  /** The parameter it stands for. */
  name: 'group' | 'sort';
  legend: string;
  options: Option[];
}

/** One of several, side by side. */
export function Choice({ name, legend, options }: Props) {
  return (
    <div className="choice" role="group" aria-labelledby={`choice-${name}`}>
      <span className="label" id={`choice-${name}`}>
        {legend}
      </span>
      <ul>
        {options.map(({ value, label, href, isChosen }) => (
          <li key={value}>
            <a
              href={href}
              data-choice={name}
              data-value={value}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
