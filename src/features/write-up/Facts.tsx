import './facts.css';

import type { ReactNode } from 'react';

import { formatMonth } from '@/lib/format-date';
import { tagSlug } from '@/lib/tag-slug';

import type { WriteUp } from './write-up';

interface Props {
  project: WriteUp;
  /** Whether the live address is among the facts; otherwise it is the stage's own button. */
  showsLink: boolean;
}

/** One quiet line at the lower edge of the stage: only what the content says. */
export function Facts({ project, showsLink }: Props) {
  const { result, role, team, status, code, link, publishedAt, updatedAt } = project;
  const facts: { term: string; value: ReactNode }[] = [
    { term: 'Result', value: result },
    { term: 'Published', value: <Month date={publishedAt} /> },
    { term: 'Updated', value: updatedAt && <Month date={updatedAt} /> },
    { term: 'Role', value: role },
    { term: 'Team', value: team },
    { term: 'Status', value: status },
    { term: 'Tags', value: <TagLinks tags={project.tags} /> },
    { term: 'Code', value: code && <Outside href={code}>Code</Outside> },
    { term: 'Live', value: showsLink && link && <Outside href={link}>Live project</Outside> },
  ];
  return (
    <dl className="facts wrap">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ term, value }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div className="facts__read">
        <dt className="label visually-hidden">Length</dt>
        <dd>
          <a href="#text">
            Read, {project.readingMinutes} min <span aria-hidden="true">↓</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}

function Month({ date }: { date: string }) {
  return <time dateTime={date}>{formatMonth(date)}</time>;
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  );
}

function TagLinks({ tags }: Pick<WriteUp, 'tags'>) {
  return (
    <ul className="facts__tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`/projects/tag/${tagSlug(tag)}`}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}
