import './decisions.css';

import type { Decision } from '@/collections/projects';

interface Props {
  decisions: Decision[];
}

const ROWS = [
  { field: 'rejected', term: 'Rejected' },
  { field: 'why', term: 'Why' },
  { field: 'result', term: 'Result' },
] as const;

/** The decision log of a project: each choice with what forced it and what it replaced. */
export function Decisions({ decisions }: Props) {
  return (
    <ol className="decisions">
      {decisions.map((decision) => (
        <li key={decision.choice} className="decision">
          <p className="decision__constraint">{decision.constraint}</p>
          <p className="decision__choice">{decision.choice}</p>
          <dl>
            {ROWS.map(({ field, term }) => (
              <div key={field} data-row={field}>
                <dt className="label">{term}</dt>
                <dd>{decision[field]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
