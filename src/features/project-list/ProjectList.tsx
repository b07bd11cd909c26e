import './project-list.css';

import type { Project } from '@/collections/projects';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';

import { ProjectCard } from './ProjectCard';
import { sidesOf } from './sides-of';

/** Sleeves on the first screen of a desktop. */
const URGENT_COUNT = 3;

interface Props {
  projects: Project[];
}

/** The crate: every sleeve, one side after the other. */
export function ProjectList({ projects }: Props) {
  return (
    <div className="project-list wrap" data-widget="project-list">
      {sidesOf(projects).map(({ side, tracks }, sideIndex) => (
        <section key={side} aria-labelledby={`side-${side}`}>
          <div className="project-list__side">
            <Heading level={2} id={`side-${side}`}>
              Side {side}
            </Heading>
            <Label>{tracks.length} tracks</Label>
          </div>
          <ul className="project-list__crate">
            {tracks.map((project, index) => (
              <ProjectCard
                key={project.slug}
                project={project}
                isUrgent={sideIndex === 0 && index < URGENT_COUNT}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
