import './latest-tracks.css';

import type { Project } from '@/collections/projects';
import { Card } from '@/ui/Card';
import { Cover } from '@/ui/Cover';
import { Heading } from '@/ui/Heading';
import { PlayMark } from '@/ui/PlayMark';

interface Props {
  /** Newest first. */
  projects: Project[];
}

/** The newest write-ups, with their sleeves. */
export function LatestTracks({ projects }: Props) {
  return (
    <Card labelledBy="latest-title" className="latest-tracks">
      <Heading level={2} size="label" id="latest-title">
        Latest projects
      </Heading>
      <ol>
        {projects.map((project) => (
          <li key={project.slug} className="latest-track" data-project={project.slugAsParams}>
            <Cover src={project.cover} morph={`sleeve-${project.slugAsParams}`} />
            <h3 className="latest-track__title">
              <a href={project.slug}>{project.title}</a>
            </h3>
            <p>{project.description}</p>
            <span className="latest-track__facts label">
              {project.hasDemo && <PlayMark says="Can be played" />}
              {project.tags.slice(0, 2).join(' · ')}
              <span>{project.readingMinutes} min</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
