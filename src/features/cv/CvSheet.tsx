import './cv.css';

import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';
import { Label } from '@/ui/Label';

import type { Cv } from './to-cv';

interface Props {
  cv: Cv;
}

/** The CV as a sheet that prints on one page of A4 or Letter. */
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
        <Section title="Selected projects" isShown={cv.projects.length > 0}>
          {cv.projects.map(({ title, description, details, year, path }) => (
            <li key={path}>
              <h3>
                <a href={path}>{title}</a> <Label>{year}</Label>
              </h3>
              <p>{description}</p>
              <p className="cv__fine">{details}</p>
            </li>
          ))}
        </Section>
        <div>
          <Section title="Work" isShown={cv.roles.length > 0}>
            {cv.roles.map(({ title, company, start, end }, index) => (
              <li key={index}>
                <h3>{title}</h3>
                <p>{company}</p>
                <Label>
                  {start} to {end}
                </Label>
              </li>
            ))}
          </Section>
          <Section title="Education" isShown={cv.education.length > 0}>
            {cv.education.map(({ school, title, start, end }, index) => (
              <li key={index}>
                <h3>{title}</h3>
                <p>{school}</p>
                <Label>
                  {start} to {end}
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

/** Links to the CV as PDF and as JSON. */
export function CvDownloads() {
  return (
    <nav className="cv-downloads" aria-label="Other forms of this CV">
      <Button href="/cv.pdf" look="solid">
        PDF
      </Button>
      <Button href="/resume.json" look="secondary">
        JSON Resume
      </Button>
      <span className="cv-downloads__hint">Prints on one page of A4 or Letter.</span>
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
