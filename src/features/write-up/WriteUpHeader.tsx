import './write-up-header.css';

import { formatMonth } from '@/lib/format-date';
import { Button } from '@/ui/Button';
import { Cover } from '@/ui/Cover';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';
import { PlayMark } from '@/ui/PlayMark';

import { decisionId } from './decision-id';
import type { WriteUp } from './write-up';

interface Props {
  project: WriteUp;
}

/** The top of a write-up: sleeve, title, pitch, facts, and the summary with its decisions. */
export function WriteUpHeader({ project }: Props) {
  return (
    <header className="write-up-header wrap">
      <div className="write-up-header__sleeve">
        <Cover
          src={project.cover}
          alt={`Sleeve of ${project.title}`}
          morph={`sleeve-${project.slugAsParams}`}
          isUrgent
        />
      </div>
      <div className="write-up-header__title">
        <Label>{trackLine(project)}</Label>
        <Heading level={1} size="display">
          {project.title}
        </Heading>
        <p className="write-up-header__pitch">{project.description}</p>
        {project.link !== undefined && (
          <Button href={project.link} look="solid" opensNewTab>
            Open the live project
          </Button>
        )}
        {project.hasDemo && (
          <a className="write-up-header__play" href="#demo" data-play-demo>
            <PlayMark />
            Play the demo
          </a>
        )}
        <Facts project={project} />
      </div>
      <Summary project={project} />
    </header>
  );
}

/** Nothing when the project has neither a summary nor decisions. */
function Summary({ project: { summary, decisions } }: Props) {
  if (summary === undefined && decisions.length === 0) return null;
  return (
    <div className="write-up-header__summary">
      <Label>In short</Label>
      {summary !== undefined && <p>{summary}</p>}
      {decisions.length > 0 && <DecisionLines decisions={decisions} />}
    </div>
  );
}

/** One line each, linked to its place in the text. */
function DecisionLines({ decisions }: Pick<WriteUp, 'decisions'>) {
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

function Facts({ project }: Props) {
  const facts = [
    { term: 'Outcome', value: project.outcome },
    { term: 'Released', value: <Month date={project.publishedAt} /> },
    { term: 'Updated', value: project.updatedAt && <Month date={project.updatedAt} /> },
    { term: 'Length', value: `${project.readingMinutes} min read` },
    { term: 'My part', value: project.part },
    { term: 'Tags', value: <TagLinks tags={project.tags} /> },
  ].filter(({ value }) => value !== undefined);
  return (
    <dl className="write-up-header__facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Month({ date }: { date: string }) {
  return <time dateTime={date}>{formatMonth(date)}</time>;
}

function TagLinks({ tags }: Pick<WriteUp, 'tags'>) {
  return (
    <ul className="write-up-header__tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`/projects/tag/${tag.toLowerCase()}`}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}

function trackLine({ track }: WriteUp): string {
  return `Side ${track.charAt(0)}, track ${track.slice(1)}`;
}
