import type { Peers, Receipts } from '@/collections/receipts.schema';

import { listKinds, type PageKind } from './kinds-of-pages';
import { Table } from './Table';

type Figures = NonNullable<Receipts['weights']>['figures'];

const PARTS = [
  { key: 'Document', name: 'HTML' },
  { key: 'Stylesheet', name: 'Styles' },
  { key: 'Script', name: 'Script' },
  { key: 'Font', name: 'Fonts' },
  { key: 'Image', name: 'Images' },
] as const;

const KIB = 1_024;

interface Props {
  figures: Figures;
  peers: Peers;
}

/** What each kind of page weighs: against its budget, by part, and against other portfolios. */
export function Weights({ figures, peers }: Props) {
  const kinds = listKinds(figures.pages);
  const { visit } = figures;
  return (
    <>
      <Budgets kinds={kinds} />
      <Table
        label="What pages weigh, in KB"
        head={['KB', 'Total', 'Budget', ...PARTS.map(({ name }) => name), 'Rest']}
        rows={kinds.map(({ kind, count, page }) => [
          count > 1 ? `${kind}, heaviest of ${count}` : kind,
          kb(page.total),
          kb(page.budget),
          ...PARTS.map(({ key }) => kb(page[key])),
          kb(restOf(page)),
        ])}
      />
      <p>
        The rest is headers, the icon, and answers about music. A visit of {visit.steps.join(', ')}{' '}
        takes {visit.requests} requests and {kb(visit.bytes)} KB.
      </p>
      <PeerPlot kinds={kinds} peers={peers} />
    </>
  );
}

/** One bar for each kind, cut by what it is made of, with a mark at the budget. */
function Budgets({ kinds }: { kinds: PageKind[] }) {
  const widest = Math.max(...kinds.map(({ page }) => Math.max(page.total, page.budget)));
  const percent = (bytes: number) => `${((100 * bytes) / widest).toFixed(2)}%`;
  return (
    <div className="receipt-plot">
      <ul className="receipt-legend" aria-label="Parts of a page">
        {[...PARTS.map(({ name }) => name), 'Rest'].map((name, index) => (
          <li key={name} data-part={index}>
            {name}
          </li>
        ))}
        <li data-part="budget">Budget</li>
      </ul>
      <ul className="receipt-bars">
        {kinds.map(({ kind, page }) => (
          <li key={kind}>
            <span>{kind}</span>
            <svg aria-hidden="true" height="18">
              {partsOf(page).map(({ start, bytes }, index) => (
                <rect
                  key={index}
                  data-part={index}
                  x={percent(start)}
                  width={percent(bytes)}
                  height="18"
                />
              ))}
              <rect data-part="budget" x={percent(page.budget)} width="2" height="18" />
            </svg>
            <span className="receipt-figure">{kb(page.total)} KB</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** This site among the nine, home above article, lightest home first. */
function PeerPlot({ kinds, peers }: { kinds: PageKind[]; peers: Peers }) {
  const weightOf = (wanted: string) => {
    const page = kinds.find(({ kind }) => kind === wanted)?.page;
    return {
      total: Math.round((page?.total ?? 0) / KIB),
      script: Math.round((page?.Script ?? 0) / KIB),
    };
  };
  const own = { name: 'This site', home: weightOf('Home'), article: weightOf('Write-up') };
  const sites = [own, ...peers.sites].sort((one, other) => one.home.total - other.home.total);
  const widest = Math.max(...sites.flatMap(({ home, article }) => [home.total, article.total]));
  // Roots keep the light ones visible beside one that is fifty times as heavy.
  const percent = (total: number) => `${(100 * Math.sqrt(total / widest)).toFixed(2)}%`;
  return (
    <div className="receipt-plot">
      <h3>Beside nine other portfolios</h3>
      <p>
        {peers.source}. Their figures are in bench/peers.json, and no command here measures them
        again. In KiB of 1,024 bytes: home above an article or project, script in brackets; for this
        site it is the heaviest write-up, before Play. What is shown differs: most of the longest
        bar is pictures. The bars grow with the square root.
      </p>
      <ul className="receipt-bars">
        {sites.map(({ name, home, article }) => (
          <li key={name} data-own={name === own.name ? '' : undefined}>
            <span>{name}</span>
            <svg aria-hidden="true" height="18">
              <rect x="0" width={percent(home.total)} height="8" />
              <rect x="0" y="10" width={percent(article.total)} height="8" />
            </svg>
            <span className="receipt-figure">
              {home.total} ({home.script}), {article.total} ({article.script})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Page = PageKind['page'];

function partsOf(page: Page): { start: number; bytes: number }[] {
  let start = 0;
  return [...PARTS.map(({ key }) => page[key]), restOf(page)].map((bytes) => {
    const part = { start, bytes };
    start += bytes;
    return part;
  });
}

function restOf(page: Page): number {
  return page.total - PARTS.reduce((sum, { key }) => sum + page[key], 0);
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
