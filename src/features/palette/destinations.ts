import { hasReceipts } from '@/collections/receipts';
import { hasTour, type Project } from '@/collections/projects';

/** A page the palette can go to; /palette.json is a list of these. */
export interface Destination {
  path: string;
  title: string;
  /** A short line beside the title. */
  hint: string;
  /** Further words that find it. */
  keywords: string;
}

const PAGES: Destination[] = [
  { path: '/', title: 'Home', hint: 'Page', keywords: 'start music showcase' },
  { path: '/projects', title: 'Projects', hint: 'Page', keywords: 'work write-ups tracks' },
  { path: '/stream', title: 'Stream', hint: 'Page', keywords: 'music thoughts moments audio' },
  { path: '/stream/stream', title: 'About the stream', hint: 'Page', keywords: 'explains' },
  { path: '/about', title: 'About', hint: 'Page', keywords: 'me tools work history contact' },
  { path: '/cv', title: 'CV', hint: 'Page', keywords: 'résumé resume print' },
  { path: '/cv.pdf', title: 'CV as PDF', hint: 'File', keywords: 'résumé resume download' },
  { path: '/feed.xml', title: 'Feed', hint: 'File', keywords: 'rss atom subscribe follow' },
];

const TOUR: Destination = {
  path: '/play#start',
  title: 'Play all',
  hint: 'Tour',
  keywords: 'tour demo record all projects',
};

const RECEIPTS: Destination = {
  path: '/receipts',
  title: 'Receipts',
  hint: 'Page',
  keywords: 'figures weight lighthouse tests accessibility security server',
};

/** Every page that is not missing, then every project in track order. */
export function listDestinations(projects: Project[], missing: ReadonlySet<string>): Destination[] {
  return [
    ...PAGES.filter(({ path }) => !missing.has(path)),
    ...(hasReceipts() ? [RECEIPTS] : []),
    ...(hasTour(projects) ? [TOUR] : []),
    ...projects.map(({ slug, title, track, keywords, tags }) => ({
      path: slug,
      title,
      hint: track,
      keywords: `${keywords} ${tags.join(' ')}`,
    })),
  ];
}
