import './in-short.css';

import { Heading } from '@/ui/Heading';

import { decisionId } from './decision-id';
import type { WriteUp } from './write-up';

interface Props {
  project: WriteUp;
  /** What is real in the demo and what the project did beyond it. Unset: there is no demo. */
  demo: { readonly real?: string; readonly beyond?: string } | undefined;
}

/** The summary, its decisions and the demo's caption; nothing when the project has none of them. */
export function InShort({ project, demo }: Props) {
  const { summary, decisions } = project;
  const hasCaption = demo?.real !== undefined || demo?.beyond !== undefined;
  if (summary === undefined && decisions.length === 0 && !hasCaption) return null;
  return (
    <section className="in-short wrap" aria-labelledby="in-short">
      <Heading level={2} size="label" id="in-short">
        In short
      </Heading>
      <div className="in-short__text">
        {summary !== undefined && <p>{summary}</p>}
        {decisions.length > 0 && (
          <ol aria-label="Decisions">
            {decisions.map(({ choice }, index) => (
              <li key={choice}>
                <a href={`#${decisionId(index + 1)}`}>{choice}</a>
              </li>
            ))}
          </ol>
        )}
      </div>
      {hasCaption && (
        <div className="in-short__demo" data-demo-caption>
          {isOnlySample(project) && <p>A sample: the core idea, rebuilt here.</p>}
          {demo.real !== undefined && (
            <p>
              <strong>Real here:</strong> {demo.real}
            </p>
          )}
          {demo.beyond !== undefined && (
            <p>
              <strong>Beyond it:</strong> {demo.beyond}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** A project of the template of which nothing else is on record. */
function isOnlySample({ sample, result, status }: WriteUp): boolean {
  return sample && result === undefined && status === undefined;
}
