import './project-list.css';

import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';

import { SORT_HEADINGS, trackCount } from './describe-view';
import { filterTracks, sortTracks } from './filter-tracks';
import { ProjectCard } from './ProjectCard';
import { sidesOf } from './sides-of';
import type { Listed } from './to-track';
import type { View } from './view';

/** Sleeves on the first screen of a desktop. */
const URGENT_COUNT = 3;

interface Props {
  /** The whole crate. */
  tracks: Listed[];
  view: View;
}

/**
 * The sleeves of a view: one side after the other, or one run where they are sorted otherwise. Parts that a view leaves
 * empty are there but hidden, so that script can fill them when the choice changes.
 */
export function ProjectList({ tracks, view }: Props) {
  const shown = sortTracks(filterTracks(tracks, view), view.sort);
  const urgent = new Set(shown.slice(0, URGENT_COUNT));
  const isFlat = view.sort !== 'track';
  return (
    <div
      className="project-list wrap"
      data-widget="project-list"
      data-complete={shown.length === tracks.length}
    >
      {sidesOf(tracks).map(({ side }) => (
        <Crate
          key={side}
          name={side}
          heading={`Side ${side}`}
          tracks={isFlat ? [] : shown.filter(({ track }) => track.startsWith(side))}
          urgent={urgent}
        />
      ))}
      <Crate
        name="all"
        heading={view.sort === 'track' ? 'All tracks' : SORT_HEADINGS[view.sort]}
        tracks={isFlat ? shown : []}
        urgent={urgent}
      />
      <div className="project-list__empty" data-empty hidden={shown.length > 0}>
        <Heading level={2}>No sleeve fits all of that</Heading>
        <p>No project has every tag and word you asked for. Take one away, or start again.</p>
        <Button href="/projects">Show all {tracks.length} projects</Button>
      </div>
    </div>
  );
}

interface CrateProps {
  name: string;
  heading: string;
  tracks: Listed[];
  urgent: ReadonlySet<Listed>;
}

function Crate({ name, heading, tracks, urgent }: CrateProps) {
  return (
    <section aria-labelledby={`crate-${name}`} data-crate={name} hidden={tracks.length === 0}>
      <div className="project-list__side">
        <Heading level={2} id={`crate-${name}`}>
          {heading}
        </Heading>
        <Label>{trackCount(tracks.length)}</Label>
      </div>
      <ul className="project-list__crate">
        {tracks.map((listed) => (
          <ProjectCard key={listed.slug} listed={listed} isUrgent={urgent.has(listed)} />
        ))}
      </ul>
    </section>
  );
}
