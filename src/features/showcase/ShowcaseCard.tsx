import type { ReactNode } from 'react';

import type { Project } from '@/collections/projects';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';
import { Pill } from '@/ui/Pill';
import { PlayMark } from '@/ui/PlayMark';

interface Props {
  /** What there is in all, such as `15 projects, two sides`. */
  record: string;
  /** The projects to open first. None: the card shows only the covers. */
  startHere: Project[];
  /** The stack of covers. */
  children: ReactNode;
}

/** The card around the showcase: where to start, and two links to all projects. */
export function ShowcaseCard({ record, startHere, children }: Props) {
  return (
    <Card className="showcase-card">
      <div className="showcase-card__line">
        <Pill href="/projects">Projects</Pill>
        <Label>{record}</Label>
      </div>
      {children}
      {startHere.length > 0 && <StartHere projects={startHere} />}
      <div className="showcase-card__line">
        <Button href="/projects">View Projects</Button>
      </div>
    </Card>
  );
}

function StartHere({ projects }: { projects: Project[] }) {
  return (
    <section className="start-here" aria-labelledby="start-here">
      <Heading level={2} size="label" id="start-here">
        Start here
      </Heading>
      <ol>
        {projects.map(({ slug, slugAsParams, title, description, hasDemo }) => (
          <li key={slug} data-project={slugAsParams}>
            <p>
              <a href={slug}>{title}</a> {description}
            </p>
            {hasDemo && (
              <a className="pill" href={`${slug}#demo`} aria-label={`Play ${title}`}>
                <PlayMark /> Play
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
