import './crate.css';

import type { Project } from '@/collections/projects';
import { plural } from '@/lib/count-words';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';
import { PlayMark } from '@/ui/PlayMark';

interface Props {
  /** In track order. */
  projects: Project[];
}

/**
 * Every project as the spine of a record, in the colours of its sleeve; Play leads to its demo. A spine that is pointed at,
 * focused or tapped says what the project does, in the line below all spines.
 */
export function Crate({ projects }: Props) {
  return (
    <section className="crate" aria-labelledby="crate-title">
      <div className="crate__top">
        <Heading level={2} size="label" id="crate-title">
          {plural(projects.length, 'All project')}
        </Heading>
        <Label>The crate</Label>
      </div>
      <ol className="crate__spines">
        {projects.map(({ slug, slugAsParams, track, title, description, hasDemo }) => (
          <li
            key={slug}
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
        ))}
      </ol>
      <p className="crate__hint">Point at a project or tap it to read what it does.</p>
    </section>
  );
}
