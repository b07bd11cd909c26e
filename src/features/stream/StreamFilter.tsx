import './stream-nav.css';

import type { StreamEntry } from '@/collections/stream';

import { KINDS, pathOf, type StreamView } from './stream-views';

interface Props {
  /** All entries, to count them. */
  entries: StreamEntry[];
  view: StreamView;
}

/** The kinds of entry as links, so that filtering needs no script and every filter has an address. */
export function StreamFilter({ entries, view }: Props) {
  const choices = [
    { type: undefined, label: 'All', count: entries.length },
    ...KINDS.map(({ type, label }) => ({
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
              href={pathOf(type)}
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
