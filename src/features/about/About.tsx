import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';
import type { ReactNode } from 'react';

import type { Principle } from '@/collections/principles';
import {
  leadsToOwner,
  type EducationEntry,
  type Profile,
  type SocialLink,
  type WorkHistoryEntry,
} from '@/collections/profile';
import type { Project } from '@/collections/projects';
import { absoluteUrl } from '@/config/site';
import { formatSpanEnd } from '@/lib/format-date';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';
import { Logo } from '@/ui/Logo';

const LOGO_PX = 48;
const PORTRAIT_PX = 96;

interface Props {
  profile: Profile;
  principles: Principle[];
  /** All projects, to link those that prove a tool. */
  projects: Project[];
  /** Says whether the owner takes new projects. */
  children?: ReactNode;
}

/** The About page below its heading. A section that the owner wrote nothing for is left out. */
export function About({ profile, principles, projects, children }: Props) {
  const { workHistory, education, tools, location } = profile;
  return (
    <div className="about h-card">
      <data className="p-name" value={profile.name} />
      <data className="p-job-title" value={profile.role} />
      <data className="p-note" value={profile.intro} />
      <data className="u-url u-uid" value={absoluteUrl('/')} />
      {location !== undefined && <data className="p-locality" value={location} />}
      {principles.length > 0 && (
        <Section title="How I work" id="how-i-work">
          <Principles principles={principles} />
        </Section>
      )}
      {workHistory.length > 0 && (
        <Section title="Work history" id="work-history">
          <Roles entries={workHistory} />
        </Section>
      )}
      {education.length > 0 && (
        <Section title="Education" id="education">
          <Roles entries={education} />
        </Section>
      )}
      {tools.length > 0 && (
        <Section title="Tools" id="tools">
          <Tools tools={tools} projects={projects} />
        </Section>
      )}
      <Section title="Contact" id="contact">
        <Contact profile={profile}>{children}</Contact>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  /** The fragment of the section in the page's address. */
  id: string;
  children: ReactNode;
}

/** Its name in the margin, its text beside it. */
function Section({ title, id, children }: SectionProps) {
  return (
    <section className="about-section wrap" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className="about-section__text">{children}</div>
    </section>
  );
}

/** Each habit with a link to the page that shows it. */
function Principles({ principles }: Pick<Props, 'principles'>) {
  return (
    <ol className="principles">
      {principles.map(({ title, text, href, proof }, index) => (
        <li key={title} className="principle card">
          <Label>{String(index + 1).padStart(2, '0')}</Label>
          <h3>{title}</h3>
          <p>{text}</p>
          <a href={href}>
            {proof} <Icon svg={arrowRight} />
          </a>
        </li>
      ))}
    </ol>
  );
}

interface RolesProps {
  /** Newest first. */
  entries: (WorkHistoryEntry | EducationEntry)[];
}

/** Where the owner has worked or learned: the whole list, without the scrolling area of the home page. */
function Roles({ entries }: RolesProps) {
  return (
    <ol className="roles">
      {entries.map((entry, index) => (
        <li key={index} className="role">
          {'company' in entry && <Logo src={entry.logo} name={entry.company} size={LOGO_PX} />}
          <div>
            <h3>{entry.title}</h3>
            <p>{'school' in entry ? entry.school : entry.company}</p>
          </div>
          <Label>
            <time dateTime={entry.start}>{formatSpanEnd(entry.start)}</time>{' '}
            {`to ${formatSpanEnd(entry.end)}`}
          </Label>
        </li>
      ))}
    </ol>
  );
}

interface ToolsProps {
  tools: Profile['tools'];
  projects: Project[];
}

/** Each tool is followed by the write-ups that prove it. */
function Tools({ tools, projects }: ToolsProps) {
  const bySlug = new Map(projects.map((project) => [project.slugAsParams, project]));
  return (
    <ul className="tools">
      {tools.map(({ name, use, projects: slugs }) => (
        <li key={name} className="tool">
          <div>
            <h3 className="p-skill">{name}</h3>
            <p>{use}</p>
          </div>
          <ul className="tool__proof" aria-label={`Projects with ${name}`}>
            {slugs
              .flatMap((slug) => bySlug.get(slug) ?? [])
              .map(({ slug, slugAsParams, title }) => (
                <li key={slug}>
                  <a className="pill" href={slug} data-sleeve={slugAsParams}>
                    <span className="tool__sleeve" aria-hidden="true" />
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface ContactProps {
  profile: Profile;
  children: ReactNode;
}

/** Where to find the owner, and the CV to take away. */
function Contact({ profile, children }: ContactProps) {
  const { name, picture, location, socialLinks } = profile;
  const elsewhere = socialLinks.filter(({ href }) => !href.startsWith('/'));
  return (
    <div className="contact">
      <div className="contact__now">
        {picture !== undefined && (
          <img
            className="u-photo"
            src={picture}
            alt={name}
            width={PORTRAIT_PX}
            height={PORTRAIT_PX}
          />
        )}
        {children}
        {location !== undefined && <Label>{location}</Label>}
        <Button href="/cv" look="solid">
          One-page CV
        </Button>
        <Button href="/cv.pdf" look="secondary">
          CV as PDF
        </Button>
      </div>
      <ul className="contact__links">
        {elsewhere.map((link) => (
          <li key={link.label}>
            <a href={link.href} target="_blank" {...attributesOfLink(link)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks an address as the owner's own; the start page of a service is not. */
function attributesOfLink(link: SocialLink) {
  return leadsToOwner(link) ? { rel: 'noopener me', className: 'u-url' } : { rel: 'noopener' };
}
