import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';

import { toBody, type Body } from './body';
import { pictureFacts } from './picture-facts';
import { readingMinutes } from './reading-minutes';

type Stored = CollectionEntry<'projects'>['data'];

export type Decision = Stored['decisions'][number];

/** A write-up with every field that pages, feeds and tests may ask for. */
export interface Project extends Omit<Stored, 'cover' | 'image' | 'draft' | 'colours'> {
  _id: string;
  _raw: {
    sourceFilePath: string;
    sourceFileName: string;
    sourceFileDir: string;
    contentType: 'mdx';
    flattenedPath: string;
  };
  type: 'Project';
  /** The path of the write-up, such as /projects/sipwise. */
  slug: string;
  /** The bare name, such as sipwise. */
  slugAsParams: string;
  /** Address of the animated preview; where there is none, of the sleeve. */
  image: string;
  /** Address of the sleeve. */
  cover: string;
  readingMinutes: number;
  /** Whether it can be played on its page. */
  hasDemo: boolean;
  body: Body;
}

/** Twice the width at which lists show a cover is enough for sharp screens. */
const COVER_SIZE = { width: 800, height: 600 };

/** The id of the footnotes' heading, which is only for screen readers and not listed in the contents. */
const FOOTNOTES_ID = 'footnote-label';

const trackOrder = new Intl.Collator('en', { numeric: true });

/** Every project in track order: side A first. Only the dev server has drafts among them. */
export async function listProjects(): Promise<Project[]> {
  const entries = await getCollection('projects');
  const projects = await Promise.all(entries.map(toProject));
  return projects.sort((a, b) => trackOrder.compare(a.track, b.track));
}

/** Whether /play exists: one demo is no tour. */
export function hasTour(projects: readonly Project[]): boolean {
  return projects.filter(({ hasDemo }) => hasDemo).length > 1;
}

/** Whether there is a project of this name. */
export async function hasProject(slug: string): Promise<boolean> {
  return (await getEntry('projects', slug)) !== undefined;
}

/** The write-up as a component of its page, with the headings that its contents list. */
export async function renderProject({ slugAsParams }: Project) {
  const entry = await getEntry('projects', slugAsParams);
  if (!entry) throw new Error(`There is no project ${slugAsParams}.`);
  const { Content, headings } = await render(entry);
  return { Content, headings: headings.filter(({ slug }) => slug !== FOOTNOTES_ID) };
}

async function toProject({
  id,
  data,
  body = '',
  filePath: sourceFilePath = '',
}: CollectionEntry<'projects'>): Promise<Project> {
  const cover = await addressOfCover(data.cover);
  const sourceFileDir = dirname(sourceFilePath);
  return {
    ...data,
    _id: sourceFilePath,
    _raw: {
      sourceFilePath,
      sourceFileName: basename(sourceFilePath),
      sourceFileDir,
      contentType: 'mdx',
      flattenedPath: sourceFilePath.replace(/\.mdx$/, ''),
    },
    type: 'Project',
    slug: `/projects/${id}`,
    slugAsParams: id,
    cover,
    image: data.image?.src ?? cover,
    readingMinutes: readingMinutes(readableText(data, body)),
    hasDemo: existsSync(`${sourceFileDir}/demo/demo.tsx`),
    body: toBody(body),
  };
}

/** A drawing is served as it is; any other picture is cut and compressed to the size of a sleeve. */
async function addressOfCover(cover: ImageMetadata): Promise<string> {
  if (pictureFacts(cover).format === 'svg') return cover.src;
  const { src } = await getImage({ src: cover, ...COVER_SIZE, fit: 'cover', format: 'webp' });
  return src;
}

/** The text of a project's page that counts as reading time. */
function readableText({ description, summary, decisions }: Stored, body: string): string {
  const decisionTexts = decisions.flatMap((decision) => Object.values(decision));
  return [description, summary ?? '', ...decisionTexts, body].join('\n');
}
