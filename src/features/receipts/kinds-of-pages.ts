import type { Receipts } from '@/collections/receipts.schema';

type Page = NonNullable<Receipts['weights']>['figures']['pages'][number];

export interface PageKind {
  kind: string;
  /** The heaviest of its kind. */
  page: Page;
  count: number;
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['Home', /^\/$/],
  ['Project list', /^\/projects$/],
  ['Write-up', /^\/projects\//],
  ['Stream', /^\/stream/],
  ['About', /^\/about$/],
  ['CV', /^\/cv$/],
  ['Play all', /^\/play$/],
  ['This page', /^\/receipts$/],
];

/** The heaviest page of each kind, and how many pages the kind has. */
export function listKinds(pages: readonly Page[]): PageKind[] {
  return KINDS.flatMap(([kind, pattern]) => {
    const own = pages.filter(({ path }) => pattern.test(path));
    const [page] = own.toSorted((one, other) => other.total - one.total);
    return page ? [{ kind, page, count: own.length }] : [];
  });
}
