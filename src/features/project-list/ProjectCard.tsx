import './project-card.css';

import type { Project } from '@/collections/projects';
import { Cover } from '@/ui/Cover';
import { Label } from '@/ui/Label';

interface Props {
  project: Project;
  /** Whether its sleeve is on the first screen. Unset: it loads when near. */
  isUrgent?: boolean;
}

/** One sleeve of the crate: number, title, pitch, tags and reading time. */
export function ProjectCard({ project, isUrgent = false }: Props) {
  return (
    <li
      className="project-card"
      data-project={project.slugAsParams}
      data-sleeve={project.slugAsParams}
    >
      <Cover src={project.cover} morph={`sleeve-${project.slugAsParams}`} isUrgent={isUrgent} />
      <div className="project-card__line">
        <Label>{project.track}</Label>
        <h3 className="project-card__title">
          <a href={project.slug}>{project.title}</a>
        </h3>
        <Label>{project.readingMinutes} min</Label>
      </div>
      <p className="project-card__pitch">{project.description}</p>
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
