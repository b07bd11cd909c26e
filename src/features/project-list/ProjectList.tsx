import './project-list.css';

import { ENOUGH_FOR } from '@/config/enough';
import { countOf } from '@/lib/count-words';
import { Button } from '@/ui/Button';
import { Cover } from '@/ui/Cover';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';
import { PlayMark } from '@/ui/PlayMark';

import { filterTracks, sectionOfTrack, sortTracks, type ListedProject } from './tracks';
import { pageAddress, SORT_HEADINGS, type View } from './view';

/** Covers on the first screen of a desktop. */
const URGENT_COUNT = 3;

interface Props {
  /** All projects. */
  tracks: ListedProject[];
  view: View;
}

/**
 * All projects, hidden if they are not in the view: one section for each side, or one section when the list is sorted by date
 * or title. The other sections exist too, empty and hidden, so that the script only has to move, show and hide. A few projects
 * are one row without sides.
 */
export function ProjectList({ tracks, view }: Props) {
  const sorted = sortTracks(tracks, view.sort);
  const shown = filterTracks(sorted, view);
  if (tracks.length < ENOUGH_FOR.controls) return <OneRow tracks={shown} />;
  const sides = new Set(sortTracks(tracks, 'track').map((track) => sectionOfTrack(track, 'track')));
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
          tracks={sorted.filter((track) => sectionOfTrack(track, view.sort) === name)}
          shown={shown}
        />
      ))}
      <div className="project-list__empty" data-empty hidden={shown.length > 0}>
        <Heading level={2}>No sleeve fits all of that</Heading>
        <p>No project has every tag and word you asked for. Take one away, or start again.</p>
        <Button href={pageAddress()}>{`Show all ${tracks.length} projects`}</Button>
      </div>
    </div>
  );
}

/** Up to three projects share the width; a single one has its words beside its sleeve. */
function OneRow({ tracks }: Pick<Props, 'tracks'>) {
  return (
    <section className="project-list wrap" aria-label="All projects" data-widget="project-list">
      <h2 className="visually-hidden">All projects</h2>
      <ul className="project-list__row">
        {tracks.map((track) => (
          <ProjectCard key={track.slug} listed={track} isShown isUrgent />
        ))}
      </ul>
    </section>
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
        <Label>{countOf(count, 'project')}</Label>
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

interface CardProps {
  listed: ListedProject;
  /** Whether the view shows it. */
  isShown: boolean;
  /** Whether its cover loads at once. False: it loads lazily. */
  isUrgent: boolean;
}

/** A project of the list: number, title, pitch, tags and reading time, with data attributes for the filters. */
function ProjectCard({ listed, isShown, isUrgent }: CardProps) {
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
