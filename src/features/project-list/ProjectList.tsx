import './project-list.css';

import { countOf } from '@/lib/count-words';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';

import { SORT_HEADINGS } from './describe-view';
import { filterTracks, sectionOf, sortTracks } from './filter-tracks';
import { ProjectCard } from './ProjectCard';
import type { ListedProject } from './to-track';
import { pageAddress, type View } from './view';

/** Covers on the first screen of a desktop. */
const URGENT_COUNT = 3;

interface Props {
  /** All projects. */
  tracks: ListedProject[];
  view: View;
}

/**
 * All projects, hidden if they are not in the view: one section for each side, or one section when the list is sorted by date
 * or title. The other sections exist too, empty and hidden, so that the script only has to move, show and hide.
 */
export function ProjectList({ tracks, view }: Props) {
  const sorted = sortTracks(tracks, view.sort);
  const shown = filterTracks(sorted, view);
  const sides = new Set(sortTracks(tracks, 'track').map((track) => sectionOf(track, 'track')));
  const sections = [
    ...Array.from(sides, (side) => [side, `Side ${side}`] as const),
    ...Object.entries(SORT_HEADINGS),
  ];
  return (
    <div className="project-list wrap" data-widget="project-list">
      {sections.map(([name, heading]) => (
        <Section
          key={name}
          name={name}
          heading={heading}
          tracks={sorted.filter((track) => sectionOf(track, view.sort) === name)}
          shown={shown}
        />
      ))}
      <div className="project-list__empty" data-empty hidden={shown.length > 0}>
        <Heading level={2}>No sleeve fits all of that</Heading>
        <p>No project has every tag and word you asked for. Take one away, or start again.</p>
        <Button href={pageAddress()}>
          {tracks.length === 1 ? 'Show the project' : `Show all ${tracks.length} projects`}
        </Button>
      </div>
    </div>
  );
}

interface SectionProps {
  name: string;
  heading: string;
  tracks: ListedProject[];
  /** What the view shows, of all sections. */
  shown: ListedProject[];
}

function Section({ name, heading, tracks, shown }: SectionProps) {
  const count = tracks.filter((track) => shown.includes(track)).length;
  return (
    <section aria-labelledby={`section-${name}`} data-section={name} hidden={count === 0}>
      <div className="project-list__side">
        <Heading level={2} id={`section-${name}`}>
          {heading}
        </Heading>
        <Label>{countOf(count, 'track')}</Label>
      </div>
      <ul className="project-list__cards">
        {tracks.map((track) => (
          <ProjectCard
            key={track.slug}
            listed={track}
            isShown={shown.includes(track)}
            isUrgent={shown.slice(0, URGENT_COUNT).includes(track)}
          />
        ))}
      </ul>
    </section>
  );
}
