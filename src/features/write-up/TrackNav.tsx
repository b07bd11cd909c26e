import './write-up.css';

import { Cover } from '@/ui/Cover';
import { Label } from '@/ui/Label';

import type { WriteUp } from './write-up';

interface Props {
  /** Unset on the first track. */
  previous: WriteUp | undefined;
  /** Unset on the last track. */
  next: WriteUp | undefined;
}

/** The tracks before and after this one. */
export function TrackNav({ previous, next }: Props) {
  return (
    <nav className="track-nav" aria-label="Tracks">
      {previous && <TrackLink project={previous} direction="Previous" />}
      {next && <TrackLink project={next} direction="Next" />}
    </nav>
  );
}

interface LinkProps {
  project: WriteUp;
  direction: 'Previous' | 'Next';
}

function TrackLink({ project, direction }: LinkProps) {
  return (
    <a
      className="track-link"
      href={project.slug}
      rel={direction === 'Next' ? 'next' : 'prev'}
      data-direction={direction.toLowerCase()}
      data-sleeve={project.slugAsParams}
    >
      <Cover src={project.cover} morph={`sleeve-${project.slugAsParams}`} />
      <span className="track-link__text">
        <Label>
          {direction}, {project.track}
        </Label>
        <span className="track-link__title">{project.title}</span>
      </span>
    </a>
  );
}
