import { absoluteUrlOfPage, type PageText } from './read-page';

/** Deeper pages are filters and pagination, whose content is listed already. */
const MAX_SEGMENTS = 2;

/** The contents of llms.txt (llmstxt.org): what the site is, and where each page is in Markdown. */
export function toLlmsTxt(pages: PageText[], siteUrl: string): string {
  const home = pages.find(({ path }) => path === '/');
  const listed = pages.filter(({ path }) => path !== '/' && segments(path) <= MAX_SEGMENTS);
  const [projects, others] = [
    listed.filter(({ path }) => path.startsWith('/projects/')),
    listed.filter(({ path }) => !path.startsWith('/projects/')),
  ];
  return [
    `# ${home?.title ?? ''}`,
    `> ${home?.description ?? ''}`,
    section('Pages', others, siteUrl),
    section('Projects', projects, siteUrl),
    `## Data\n\n${DATA.map(({ path, words }) => `- [${words}](${absoluteUrlOfPage(path, siteUrl)})`).join('\n')}`,
    '',
  ].join('\n\n');
}

const DATA = [
  { path: '/resume.json', words: 'CV as JSON Resume' },
  { path: '/feed.json', words: 'Projects and stream as JSON Feed' },
  { path: '/sitemap.xml', words: 'Every page' },
];

function section(title: string, pages: PageText[], siteUrl: string): string {
  const lines = pages.map(
    ({ title: name, path, description }) =>
      `- [${name}](${absoluteUrlOfPage(`${path}.md`, siteUrl)}): ${description}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

function segments(path: string): number {
  return path.split('/').length - 1;
}
