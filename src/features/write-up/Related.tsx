import './write-up.css';

import { Cover } from '@/ui/Cover';
import { Heading } from '@/ui/Heading';
import { PlayMark } from '@/ui/PlayMark';

import type { WriteUp } from './write-up';

interface Props {
  related: WriteUp[];
}

/** Related projects; nothing when there are none. */
export function Related({ related }: Props) {
  if (related.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related-title">
      <Heading level={2} size="label" id="related-title">
        Related projects
      </Heading>
      <ul>
        {related.map((project) => (
          <li key={project.slug}>
            <a href={project.slug} data-preview={project.image}>
              <Cover src={project.cover} />
              <span className="related__title">
                {project.title} {project.hasDemo && <PlayMark says="Can be played" />}
              </span>
              <span className="related__pitch">{project.description}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
