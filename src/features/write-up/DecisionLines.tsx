import './decision-lines.css';

import type { Decision } from '@/collections/projects';

import { decisionId } from './decision-id';

interface Props {
  decisions: Decision[];
}

/** The decisions of a project as one line each, linked to their place in the text. */
export function DecisionLines({ decisions }: Props) {
  return (
    <ol className="decision-lines" aria-label="Decisions">
      {decisions.map(({ choice }, index) => (
        <li key={choice}>
          <a href={`#${decisionId(index + 1)}`}>{choice}</a>
        </li>
      ))}
    </ol>
  );
}
