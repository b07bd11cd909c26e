import type { ReactNode } from 'react';

import { formatSpanEnd } from '@/lib/format-date';
import { Button } from '@/ui/Button';
import { Label } from '@/ui/Label';

import { isDetailed, type Cv } from './to-cv';

interface Props {
  cv: Cv;
}

/** The CV as a sheet that prints on A4 or Letter: on one page, unless its roles are described at length. */
export function CvSheet({ cv }: Props) {
  return (
    <article className="cv h-resume" aria-label={`CV of ${cv.name}`}>
      <header className="cv__head">
        <div>
          <h1 className="p-name">{cv.name}</h1>
          <p className="cv__role">{cv.role}</p>
        </div>
        <ul className="cv__links">
          <li>{cv.availability}</li>
          {cv.location !== undefined && <li className="p-locality">{cv.location}</li>}
          {cv.links.map(({ label, href, words }) => (
            <li key={label}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      </header>
      <p className="cv__summary p-summary">{cv.summary}</p>
      <div className="cv__columns">
        {isDetailed(cv) ? (
          <div>
            <Work roles={cv.roles} />
            <Projects projects={cv.projects} />
          </div>
        ) : (
          <Projects projects={cv.projects} />
        )}
        <div>
          {!isDetailed(cv) && <Work roles={cv.roles} />}
          <Section title="Education" isShown={cv.education.length > 0}>
            {cv.education.map(({ school, title, start, end }, index) => (
              <li key={index}>
                <h3>{title}</h3>
                <p>{school}</p>
                <Label>
                  {formatSpanEnd(start)} to {formatSpanEnd(end)}
                </Label>
              </li>
            ))}
          </Section>
          <Section title="Tools" isShown={cv.tools.length > 0}>
            {cv.tools.map(({ name, use }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className="cv__fine">{use}</p>
              </li>
            ))}
          </Section>
        </div>
      </div>
    </article>
  );
}

function Projects({ projects }: Pick<Cv, 'projects'>) {
  return (
    <Section title="Selected projects" isShown={projects.length > 0}>
      {projects.map(({ title, description, details, year, path }) => (
        <li key={path}>
          <h3>
            <a href={path}>{title}</a> <Label>{year}</Label>
          </h3>
          <p>{description}</p>
          <p className="cv__fine">{details}</p>
        </li>
      ))}
    </Section>
  );
}

function Work({ roles }: Pick<Cv, 'roles'>) {
  return (
    <Section title="Work" isShown={roles.length > 0}>
      {roles.map(({ title, company, start, end, summary, points = [] }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>{company}</p>
          <Label>
            {formatSpanEnd(start)} to {formatSpanEnd(end)}
          </Label>
          {summary !== undefined && <p>{summary}</p>}
          {points.length > 0 && (
            <ul className="cv__points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Section>
  );
}

/** Links to the CV as PDF and as JSON. */
export function CvDownloads({ cv }: Props) {
  return (
    <nav className="cv-downloads" aria-label="Other forms of this CV">
      <Button href="/cv.pdf" look="solid">
        PDF
      </Button>
      <Button href="/resume.json" look="secondary">
        JSON Resume
      </Button>
      <span className="cv-downloads__hint">
        {isDetailed(cv) ? 'Prints on A4 or Letter.' : 'Prints on one page of A4 or Letter.'}
      </span>
    </nav>
  );
}

interface SectionProps {
  title: string;
  isShown: boolean;
  children: ReactNode;
}

function Section({ title, isShown, children }: SectionProps) {
  if (!isShown) return null;
  return (
    <section className="cv__section">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
