import './write-up.css';

import type { PropsWithChildren } from 'react';

import type { Decision as DecisionData } from '@/collections/projects';

import { decisionId } from './decision-id';

interface AllProps {
  decisions: DecisionData[];
}

interface OneProps extends AllProps {
  /** Which of them, counted from 1. */
  n: number;
}

const ROWS = [
  { field: 'rejected', term: 'Rejected' },
  { field: 'insteadOf', term: 'Instead of' },
  { field: 'why', term: 'Why' },
  { field: 'result', term: 'Result' },
] as const;

/** All decisions of a project in one place. */
export function Decisions({ decisions }: AllProps) {
  return (
    <ol className="decisions">
      {decisions.map((decision, index) => (
        <li key={decision.choice} id={decisionId(index + 1)} className="decision">
          <Card decision={decision} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

/** One decision, at its place in the text: a card, or the text's own words when there are any. */
export function Decision({ decisions, n, children }: PropsWithChildren<OneProps>) {
  if (children !== undefined) {
    return (
      <div id={decisionId(n)} className="told-decision">
        {children}
      </div>
    );
  }
  const decision = decisions[n - 1];
  if (!decision) {
    throw new Error(
      `<Decision n={${n}} />: there are ${decisions.length} decisions in the frontmatter.`,
    );
  }
  return (
    <div className="decisions">
      <section id={decisionId(n)} className="decision" aria-label={`Decision ${n}`}>
        <Card decision={decision} number={n} />
      </section>
    </div>
  );
}

interface CardProps {
  decision: DecisionData;
  number: number;
}

function Card({ decision, number }: CardProps) {
  return (
    <>
      <p className="decision__constraint" data-number={String(number).padStart(2, '0')}>
        {decision.constraint}
      </p>
      <p className="decision__choice">{decision.choice}</p>
      <dl>
        {ROWS.filter(({ field }) => decision[field] !== undefined).map(({ field, term }) => (
          <div key={field} data-row={field}>
            <dt className="label">{term}</dt>
            <dd>{decision[field]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
