import { pageAddress } from './view';

interface Option {
  /** Empty: all projects. */
  value: string;
  label: string;
}

interface Props {
  /** The parameter it stands for. */
  kind: 'group' | 'sort';
  legend: string;
  options: Option[];
  /** The value that is chosen. */
  chosen: string;
}

/** One of several, side by side. */
export function Choice({ kind, legend, options, chosen }: Props) {
  return (
    <div className="choice" role="group" aria-labelledby={`choice-${kind}`}>
      <span className="label" id={`choice-${kind}`}>
        {legend}
      </span>
      <ul>
        {options.map(({ value, label }) => (
          <li key={value}>
            <a
              href={pageAddress(kind, value)}
              data-choice={kind}
              data-value={value}
              data-label={label}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
