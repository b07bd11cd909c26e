import {
  describeAvailability,
  ownLinks,
  type EducationEntry,
  type Profile,
} from '@/collections/profile';
import type { Project } from '@/collections/projects';
import { absoluteUrl, hasOwnAddress } from '@/config/site';

/** The content of the CV, which the page, the PDF and the JSON all show. */
export interface Cv {
  name: string;
  role: string;
  summary: string;
  availability: string;
  /** Unset: not said. */
  location: string | undefined;
  /** The site itself comes first. */
  links: { label: string; href: string; words: string }[];
  roles: {
    title: string;
    company: string;
    /** A year, or a month such as 2024-03. */
    start: string | number;
    end: string;
    summary?: string | undefined;
    points?: string[];
  }[];
  education: EducationEntry[];
  projects: {
    title: string;
    description: string;
    part: string | undefined;
    /** The line below it: the owner's part, if it is named, and the tags. */
    details: string;
    year: string;
    publishedAt: string;
    path: string;
    tags: string[];
  }[];
  tools: { name: string; use: string }[];
}

/** The profile and the projects it selects, as a CV. */
export function toCv(profile: Profile, projects: Project[]): Cv {
  return {
    name: profile.name,
    role: profile.role,
    summary: profile.intro,
    availability: describeAvailability(profile.isAvailable),
    location: profile.location,
    links: [
      {
        ...toLink('Portfolio', absoluteUrl('/')),
        ...(!hasOwnAddress && { words: 'Portfolio' }),
      },
      ...ownLinks(profile.socialLinks).map(({ label, href }) => toLink(label, href)),
    ],
    roles: profile.workHistory,
    education: profile.education,
    projects: selectProjects(profile.selectedProjects, projects).map((project) => ({
      title: project.title,
      description: project.description,
      part: project.role,
      details: detailsOfProject(project),
      year: project.publishedAt.slice(0, 'YYYY'.length),
      publishedAt: project.publishedAt,
      path: project.slug,
      tags: project.tags,
    })),
    tools: profile.tools.map(({ name, use }) => ({ name, use })),
  };
}

/** Whether the roles are described; they then need the wide column, and maybe a second page. */
export function isDetailed({ roles }: Cv): boolean {
  return roles.some(({ summary, points = [] }) => summary !== undefined || points.length > 0);
}

/** In the order of the profile. Slugs of deleted projects are skipped. */
function selectProjects(slugs: string[], projects: Project[]): Project[] {
  return slugs.flatMap((slug) => projects.filter(({ slugAsParams }) => slugAsParams === slug));
}

function detailsOfProject({ role, tags }: Project): string {
  const topics = `${tags.join(', ')}.`;
  return role === undefined ? topics : `${role.replace(/\.$/, '')}. ${topics}`;
}

function toLink(label: string, href: string): Cv['links'][number] {
  return { label, href, words: href.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '') };
}
