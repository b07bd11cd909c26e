import './stream.css';

import type { StreamEntry } from '@/collections/stream';
import { ENOUGH_FOR } from '@/config/enough';
import { Button } from '@/ui/Button';
import { Label } from '@/ui/Label';

import { listKinds, pathOfStreamPage, type StreamView } from './stream-views';

interface FilterProps {
  /** All entries, to count them. */
  entries: StreamEntry[];
  view: StreamView;
}

/**
 * The kinds of entry as links, so that filtering needs no script and every filter has an address. A few entries, or entries of
 * one kind, need no filter.
 */
export function StreamFilter({ entries, view }: FilterProps) {
  const kinds = listKinds(entries);
  const isOffered = entries.length >= ENOUGH_FOR.kinds && kinds.length > 1;
  if (!isOffered && view.type === undefined) return null;
  const choices = [
    { type: undefined, label: 'All', count: entries.length },
    ...kinds.map(({ type, label }) => ({
      type,
      label,
      count: entries.filter((entry) => entry.type === type).length,
    })),
  ];
  return (
    <nav className="stream-filter" aria-label="Kinds of entry">
      <ul>
        {choices.map(({ type, label, count }) => (
          <li key={label}>
            <a
              className="pill"
              href={pathOfStreamPage(type)}
              aria-current={type === view.type ? 'page' : undefined}
            >
              {label} <span className="label">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PagerProps {
  view: StreamView;
}

/** Links to newer and older entries; nothing when everything is on one page. */
export function StreamPager({ view: { page, pageCount, newerPath, olderPath } }: PagerProps) {
  if (pageCount === 1) return null;
  return (
    <nav className="stream-pager" aria-label="Pages of the stream">
      {newerPath !== undefined && (
        <Button href={newerPath} look="secondary">
          Newer entries
        </Button>
      )}
      <Label>
        Page {page} of {pageCount}
      </Label>
      {olderPath !== undefined && (
        <Button href={olderPath} look="secondary">
          Older entries
        </Button>
      )}
    </nav>
  );
}
