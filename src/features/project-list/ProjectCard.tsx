import './preview.css';
import './project-card.css';

import { Cover } from '@/ui/Cover';
import { Label } from '@/ui/Label';
import { PlayMark } from '@/ui/PlayMark';

import type { ListedProject } from './to-track';

interface Props {
  listed: ListedProject;
  /** Whether the view shows it. */
  isShown: boolean;
  /** Whether its cover loads at once. False: it loads lazily. */
  isUrgent: boolean;
}

/** A project of the list: number, title, pitch, tags and reading time, with data attributes for the filters. */
export function ProjectCard({ listed, isShown, isUrgent }: Props) {
  const { project, slug, publishedAt, tags, groups } = listed;
  return (
    <li
      className="project-card"
      hidden={!isShown}
      data-project={slug}
      data-sleeve={slug}
      data-track={project.track}
      data-date={publishedAt}
      data-tags={tags.join(' ')}
      data-groups={groups.join(' ')}
      data-preview={project.image}
    >
      <Cover src={project.cover} morph={`sleeve-${slug}`} isUrgent={isUrgent} />
      <div className="project-card__line">
        <Label>{project.track}</Label>
        <h3 className="project-card__title">
          <a href={project.slug}>{project.title}</a>
        </h3>
        {project.hasDemo && <PlayMark says="Can be played" />}
        <Label>{project.readingMinutes} min</Label>
      </div>
      <p className="project-card__pitch">{project.description}</p>
      <p className="project-card__excerpt" data-excerpt hidden />
      <ul className="project-card__tags" aria-label="Tags">
        {project.tags.map((tag) => (
          <li key={tag} className="label">
            {tag}
          </li>
        ))}
      </ul>
    </li>
  );
}
