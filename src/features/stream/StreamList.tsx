import './stream.css';
import './player.css';

import type { StreamEntry } from '@/collections/stream';
import { formatMonth } from '@/lib/format-date';
import { Heading } from '@/ui/Heading';

import { EntryCard } from './EntryCard';

interface Props {
  /** Newest first. */
  entries: StreamEntry[];
  /** Where each entry stands among all entries, by its id. */
  addresses: Map<string, string>;
  /** Whose recordings these are, for the system's own media controls. */
  artist: string;
}

/** The stream as a timeline, grouped by month. */
export function StreamList({ entries, addresses, artist }: Props) {
  const months = Map.groupBy(entries, ({ date }) => formatMonth(date.slice(0, 'YYYY-MM'.length)));
  return (
    <div className="stream h-feed" data-widget="stream" data-artist={artist}>
      {entries.length === 0 && <p className="stream__empty">Nothing of this kind yet.</p>}
      {Array.from(months, ([month, inMonth]) => (
        <section key={month} className="stream__month" aria-label={month}>
          <Heading level={2} size="label">
            {month}
          </Heading>
          <ol>
            {inMonth.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                address={addresses.get(entry.id) ?? `/stream#${entry.id}`}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
