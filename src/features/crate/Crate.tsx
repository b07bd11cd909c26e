import './crate.css';

import type { Project } from '@/collections/projects';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';
import { PlayMark } from '@/ui/PlayMark';

/** On one shelf; more would have to be scrolled on any screen. */
const MAX_SPINES = 24;

interface Props {
  /** In track order. */
  projects: Project[];
}

/**
 * Every project as the spine of a record, in the colours of its sleeve; Play leads to its demo. A spine that is pointed at,
 * focused or tapped says what the project does, in the line below all spines.
 */
export function Crate({ projects }: Props) {
  const shelves = Math.ceil(projects.length / MAX_SPINES);
  const perShelf = Math.ceil(projects.length / shelves);
  return (
    <section className="crate" aria-labelledby="crate-title">
      <div className="crate__top">
        <Heading level={2} size="label" id="crate-title">
          All projects
        </Heading>
        <Label>The crate</Label>
      </div>
      {Array.from({ length: shelves }, (_, shelf) => (
        <ol
          key={shelf}
          className="crate__spines"
          start={shelf > 0 ? shelf * perShelf + 1 : undefined}
        >
          {projects.slice(shelf * perShelf, (shelf + 1) * perShelf).map((project) => (
            <Spine key={project.slug} project={project} />
          ))}
        </ol>
      ))}
      <p className="crate__hint">Point at a project or tap it to read what it does.</p>
    </section>
  );
}

function Spine({ project }: { project: Project }) {
  const { slug, slugAsParams, track, title, description, hasDemo } = project;
  return (
    <li
      className="crate__spine"
      tabIndex={-1}
      data-project={slugAsParams}
      data-sleeve={slugAsParams}
      data-morph={`sleeve-${slugAsParams}`}
    >
      <a className="crate__link" href={slug}>
        <span className="crate__track">{track}</span>
        <span className="crate__title">{title}</span>
      </a>
      {hasDemo && (
        <a className="crate__play" href={`${slug}#demo`} aria-label={`Play ${title}`}>
          <PlayMark />
        </a>
      )}
      <p>{description}</p>
    </li>
  );
}
