import './stream.css';

import type { StreamEntry } from '@/collections/stream';
import { formatMonth } from '@/lib/format-date';
import { Heading } from '@/ui/Heading';

import { EntryCard } from './EntryCard';

interface Props {
  /** Newest first. */
  entries: StreamEntry[];
}

/** The stream as a timeline, grouped by month. */
export function StreamList({ entries }: Props) {
  const months = Map.groupBy(entries, ({ date }) => formatMonth(date));
  return (
    <div className="stream wrap" data-widget="stream">
      {Array.from(months, ([month, inMonth]) => (
        <section key={month} className="stream__month" aria-label={month}>
          <Heading level={2} size="label">
            {month}
          </Heading>
          <ul>
            {inMonth.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
