import './preview.css';
import './project-card.css';

import { Cover } from '@/ui/Cover';
import { Label } from '@/ui/Label';
import { PlayMark } from '@/ui/PlayMark';

import type { Listed } from './to-track';

interface Props {
  listed: Listed;
  /** Whether its sleeve is on the first screen. Unset: it loads when near. */
  isUrgent?: boolean;
}

/** One sleeve of the crate: number, title, pitch, tags and reading time, and in its data what the filters ask for. */
export function ProjectCard({ listed, isUrgent = false }: Props) {
  const { project, slug, publishedAt, tags, groups } = listed;
  return (
    <li
      className="project-card"
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
